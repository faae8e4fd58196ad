import type { ComponentPropsWithoutRef } from "react";
import { Button } from "../../components/button";
import { Tooltip } from "./tooltip";

type IconButtonProps = ComponentPropsWithoutRef<typeof Button> & {
  /** Accessible name of the button, also shown as its tooltip. */
  label: string;
};

/** A button with only an icon and a tooltip. */
export function IconButton({ label, ...props }: IconButtonProps) {
  return (
    <Tooltip text={label}>
      <Button variant="ghost" size="icon" aria-label={label} {...props} />
    </Tooltip>
  );
}
