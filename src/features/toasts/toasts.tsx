import { type ComponentType, useEffect, useState } from "react";
import { onToasterLoaded } from "./notify";
import type { ToasterProps } from "./toaster";

/** Where messages appear; loads the toaster with the first one. */
export function Toasts(props: ToasterProps) {
  const [Toaster, setToaster] = useState<ComponentType<ToasterProps>>();
  useEffect(() => onToasterLoaded((toaster) => setToaster(() => toaster.Toaster)), []);
  return Toaster ? <Toaster {...props} /> : null;
}
