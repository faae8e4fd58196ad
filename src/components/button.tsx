import { cva, type VariantProps } from "class-variance-authority";
import { type ComponentPropsWithoutRef, forwardRef } from "react";
import { Link, type LinkProps } from "./link";

/** Classes of a button: nine variants, five sizes. */
export const buttonClasses = cva(
  "inline-flex items-center justify-center gap-2 rounded-control font-semibold leading-tight text-center transition-press select-none active:[translate:0_1px]",
  {
    variants: {
      variant: {
        default: "bg-lake text-white hover:bg-lake-dark active:bg-deep",
        destructive: "bg-brick text-white hover:bg-brick-dark active:bg-brick-dark",
        outline: "border-2 border-deep text-deep hover:bg-deep hover:text-white active:bg-deep-raised",
        secondary: "bg-mist text-deep hover:bg-line active:bg-line",
        ghost: "text-deep hover:bg-mist active:bg-line",
        link: "text-lake link-underlined active:text-deep",
        hero: "bg-signal text-deep hover:bg-signal-dark active:bg-signal-dark",
        accent: "bg-deep text-white hover:bg-deep-raised active:bg-lake-dark",
        glass:
          "border border-white-50 bg-deep-40 text-white [backdrop-filter:blur(12px)] hover:bg-deep-60 active:bg-deep",
      },
      size: {
        default: "min-h-11 px-5 py-2.5 text-[1rem]",
        sm: "min-h-9 px-4 py-1.5 text-note",
        lg: "min-h-13 px-7 py-3 text-[1rem]",
        xl: "min-h-15 px-9 py-4 text-lead",
        icon: "size-11",
      },
    },
    defaultVariants: { variant: "default", size: "default" },
  },
);

/** What only a button can be, and a link that looks like one cannot. */
const BUTTON_ONLY =
  "cursor-pointer disabled:pointer-events-none disabled:opacity-60 aria-disabled:cursor-default aria-disabled:opacity-60";

export type Action = { label: string; to: string };

type ButtonVariants = VariantProps<typeof buttonClasses>;

/** A button for an action on the page. */
export const Button = forwardRef<HTMLButtonElement, ComponentPropsWithoutRef<"button"> & ButtonVariants>(
  function Button({ variant, size, className, type = "button", ...props }, ref) {
    const classes = buttonClasses({ variant, size, className: [BUTTON_ONLY, className] });
    return <button ref={ref} type={type} className={classes} {...props} />;
  },
);

/** A link that looks like a button. */
export function ButtonLink({ variant, size, className, ...props }: LinkProps & ButtonVariants) {
  return <Link className={buttonClasses({ variant, size, className: ["button-link", className] })} {...props} />;
}
