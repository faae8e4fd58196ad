import type { WrapPageElementBrowserArgs, WrapPageElementNodeArgs } from "gatsby";
import { Shell } from "./shell";

/**
 * Wraps every page in the shell, the same on the server and in the browser. Takes the path from `location`:
 * `props.path` is `/*` on the server.
 */
export function wrapPageElement({ element, props }: WrapPageElementBrowserArgs | WrapPageElementNodeArgs) {
  const isNotFound = props.pageResources?.page.path.startsWith("/404") ?? false;
  return (
    <Shell path={props.location.pathname} isNotFound={isNotFound}>
      {element}
    </Shell>
  );
}
