import { HoverMenu } from "../navigation/hover-menu";
import { HoverTooltip, HoverTooltipProvider } from "../tooltip/hover-tooltip";

/** What opens on hover: a chunk of its own, because a touch screen needs none of it. */
export const hoverControls = { HoverMenu, HoverTooltip, HoverTooltipProvider };
