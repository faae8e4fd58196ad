import type { ComponentPropsWithoutRef } from "react";
import { Button } from "../../components/button";
import { usePointerCode } from "../press/use-pointer-code";

type IconButtonProps = ComponentPropsWithoutRef<typeof Button> & {
  /** Name of the button: read out, and shown next to it. */
  label: string;
};

/** A button with only an icon. Its name appears as a tooltip. */
export function IconButton({ label, ...props }: IconButtonProps) {
  const { code: tooltip, holder } = usePointerCode(() => import(/* webpackChunkName: "hover" */ "./tooltip"));
  const button = <Button variant="ghost" size="icon" aria-label={label} {...props} />;
  return (
    <span ref={holder} className="contents">
      {tooltip ? <tooltip.Tooltip text={label}>{button}</tooltip.Tooltip> : button}
    </span>
  );
}
