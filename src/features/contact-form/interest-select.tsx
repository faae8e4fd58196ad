import * as Select from "@radix-ui/react-select";
import Check from "lucide-react/icons/check";
import ChevronDown from "lucide-react/icons/chevron-down";
import ChevronUp from "lucide-react/icons/chevron-up";
import { type PointerEvent, useRef, useState } from "react";
import { controlClasses, type FieldControlProps } from "../../components/field";
import { SELECT_VIEWPORT_PADDING_PX } from "../../config/constants";
import type { ContactFormCopy } from "./copy";
import { inquiryStore, useInquiry } from "./inquiry-store";

type InterestSelectProps = FieldControlProps & {
  "aria-required": boolean | undefined;
  copy: ContactFormCopy["fields"]["interest"];
};

/** The list of interests for a fine pointer. */
export function InterestSelect({ copy: { label, placeholder, options }, ...control }: InterestSelectProps) {
  const values = useInquiry((inquiry) => inquiry.values);
  const selected = options.find(({ value }) => value === values.interest);
  const trigger = useRef<HTMLButtonElement>(null);
  const [open, setOpen] = useState(false);
  /** Scrolls until the list, and an error that may come above it, have room: above, it would cover what is filled in. */
  const makeRoom = () => trigger.current?.scrollIntoView({ block: "nearest", behavior: "instant" });

  const openAfterScrolling = (event: PointerEvent) => {
    const before = window.scrollY;
    if (event.button === 0) makeRoom();
    if (window.scrollY === before) return;
    // The pointer is now above the list to come: letting it go must not choose an entry.
    event.preventDefault();
    window.addEventListener("pointerup", () => setOpen(true), { once: true });
  };

  return (
    <Select.Root
      name="interest"
      value={values.interest}
      onValueChange={(interest) => inquiryStore.dispatch({ type: "edited", values: { ...values, interest } })}
      open={open}
      onOpenChange={(next) => {
        if (next) makeRoom();
        setOpen(next);
      }}
    >
      <Select.Trigger
        {...control}
        ref={trigger}
        onPointerDown={openAfterScrolling}
        className={`${controlClasses} flex scroll-mb-[min(18.5rem,50svh)] cursor-pointer items-center justify-between text-left data-[placeholder]:text-slate`}
      >
        {/* Elements instead of text nodes, because a translator replaces text nodes and React would no longer find them. */}
        <Select.Value placeholder={<span>{placeholder}</span>}>
          <span>{selected?.label}</span>
        </Select.Value>
        <Select.Icon>
          <ChevronDown aria-hidden="true" className="size-5 text-deep" />
        </Select.Icon>
      </Select.Trigger>
      <Select.Portal>
        <List {...{ label, options }} />
      </Select.Portal>
    </Select.Root>
  );
}

/** The buttons scroll a list that is too long for the window. */
function List({ label, options }: Pick<ContactFormCopy["fields"]["interest"], "label" | "options">) {
  return (
    <Select.Content
      aria-label={label}
      position="popper"
      sideOffset={4}
      collisionPadding={SELECT_VIEWPORT_PADDING_PX}
      onCloseAutoFocus={(event) => {
        // A press outside the list has already moved the focus.
        if (document.activeElement !== document.body) event.preventDefault();
      }}
      className="z-50 max-h-(--radix-select-content-available-height) w-(--radix-select-trigger-width) border border-deep bg-white shadow-flat"
    >
      <Select.ScrollUpButton className="grid h-6 place-items-center">
        <ChevronUp aria-hidden="true" className="size-4" />
      </Select.ScrollUpButton>
      <Select.Viewport className="p-1">
        {options.map(({ value, label }) => (
          <Select.Item
            key={value}
            value={value}
            className="flex min-h-11 cursor-pointer items-center justify-between px-3 outline-none data-highlighted:bg-lake data-highlighted:text-white data-[state=checked]:font-semibold"
          >
            <Select.ItemText>{label}</Select.ItemText>
            <Select.ItemIndicator>
              <Check aria-hidden="true" className="size-4.5" />
            </Select.ItemIndicator>
          </Select.Item>
        ))}
      </Select.Viewport>
      <Select.ScrollDownButton className="grid h-6 place-items-center">
        <ChevronDown aria-hidden="true" className="size-4" />
      </Select.ScrollDownButton>
    </Select.Content>
  );
}
