import * as Select from "@radix-ui/react-select";
import Check from "lucide-react/icons/check";
import ChevronDown from "lucide-react/icons/chevron-down";
import ChevronUp from "lucide-react/icons/chevron-up";
import { type PointerEvent, useEffect, useRef, useState } from "react";
import { controlClasses, type FieldControlProps } from "../../components/field";
import { SELECT_VIEWPORT_PADDING_PX } from "../../config/constants";
import { inquiryStore, useSubmission } from "./inquiry-store";

export type InterestSelectProps = FieldControlProps & {
  "aria-required": true | undefined;
  /** Label of the field, announced with the open list. */
  label: string;
  placeholder: string;
  options: readonly { value: string; label: string }[];
};

/** Classes of the buttons that scroll a list that is too long for the window. */
const SCROLL_BUTTON_CLASSES = "grid h-6 place-items-center";

/** The list of interests for a fine pointer; starts with the stored value. */
export function InterestSelect({ label, placeholder, options, ...control }: InterestSelectProps) {
  const [value, setValue] = useState(() => inquiryStore.values().interest);
  const { state } = useSubmission();
  const selected = options.find((option) => option.value === value);

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

  // The value is cleared after sending.
  useEffect(() => {
    if (state === "sent") setValue(inquiryStore.values().interest);
  }, [state]);

  return (
    <Select.Root
      name="interest"
      value={value}
      onValueChange={setValue}
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
          <ChevronDown aria-hidden="true" className="size-5" />
        </Select.Icon>
      </Select.Trigger>
      <Select.Portal>
        <Select.Content
          aria-label={label}
          position="popper"
          sideOffset={4}
          collisionPadding={SELECT_VIEWPORT_PADDING_PX}
          onCloseAutoFocus={(event) => {
            // A press outside the list has already moved the focus.
            if (document.activeElement !== document.body) event.preventDefault();
          }}
          className="z-50 max-h-(--radix-select-content-available-height) w-(--radix-select-trigger-width) border border-deep bg-white shadow-[0_12px_32px_rgb(10_46_61/0.18)]"
        >
          <Select.ScrollUpButton className={SCROLL_BUTTON_CLASSES}>
            <ChevronUp aria-hidden="true" className="size-4" />
          </Select.ScrollUpButton>
          <Select.Viewport className="p-1">
            {options.map((option) => (
              <Select.Item
                key={option.value}
                value={option.value}
                className="flex min-h-11 cursor-pointer items-center justify-between px-3 outline-none data-highlighted:bg-lake data-highlighted:text-white data-[state=checked]:font-semibold"
              >
                <Select.ItemText>{option.label}</Select.ItemText>
                <Select.ItemIndicator>
                  <Check aria-hidden="true" className="size-4.5" />
                </Select.ItemIndicator>
              </Select.Item>
            ))}
          </Select.Viewport>
          <Select.ScrollDownButton className={SCROLL_BUTTON_CLASSES}>
            <ChevronDown aria-hidden="true" className="size-4" />
          </Select.ScrollDownButton>
        </Select.Content>
      </Select.Portal>
    </Select.Root>
  );
}
