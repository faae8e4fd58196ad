import { type ComponentType, useEffect, useState } from "react";
import { onToasterLoaded } from "./notify";
import type { ToasterProps } from "./toaster";

/** The place where messages appear; loads the toaster only when there is one. */
export function Toasts(props: ToasterProps) {
  const [Toaster, setToaster] = useState<ComponentType<ToasterProps>>();
  useEffect(() => onToasterLoaded((toaster) => setToaster(() => toaster.Toaster)), []);
  return Toaster ? <Toaster {...props} /> : null;
}
