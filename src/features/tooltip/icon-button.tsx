import type { ComponentPropsWithoutRef } from "react";
import { Button } from "../../components/button";
import { Tooltip } from "./tooltip";

type IconButtonProps = ComponentPropsWithoutRef<typeof Button> & {
  /** Name of the button: read out, and shown next to it. */
  label: string;
};

/** A button with only an icon. Its name appears as a tooltip. */
export function IconButton({ label, ...props }: IconButtonProps) {
  return (
    <Tooltip text={label}>
      <Button variant="ghost" size="icon" aria-label={label} {...props} />
    </Tooltip>
  );
}
