import { type ComponentType, useEffect, useState } from "react";
import { onNotify } from "./notify";
import type { ToasterProps } from "./toaster";

/** Where messages appear; empty, and without their code, until there is one. */
export function Toasts(props: ToasterProps) {
  const [Toaster, setToaster] = useState<ComponentType<ToasterProps>>();
  useEffect(() => onNotify((code) => setToaster(() => code.Toaster)), []);
  return Toaster ? <Toaster {...props} /> : null;
}
