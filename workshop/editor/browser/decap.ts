import type { Setup } from "../server/setup";

/** A value of Immutable, as far as the editor looks into it. */
export type Values = {
  get: (name: string) => unknown;
  set: (name: string, value: unknown) => Values;
  merge: (values: object) => Values;
  toJS: () => Record<string, unknown>;
};

/** What Decap gives each control. */
export type ControlProps = {
  value: unknown;
  field: Values;
  forID: string;
  classNameWrapper: string;
  onChange: (value: unknown) => void;
  getEntry: () => Values;
  getAsset: (name: string, field: Values) => unknown;
};

/** React's component as it is in Decap's bundle. */
type BaseComponent = {
  new (props: ControlProps): BaseComponent;
  props: ControlProps;
  componentDidMount?(): void;
  componentDidUpdate?(before: ControlProps, state: unknown): void;
  componentWillUnmount?(): void;
  render(): unknown;
};
export type Control = new (props: ControlProps) => BaseComponent;

/** Where Decap reads and writes files. */
export type Backend = {
  request: (payload: { action: string; params: Record<string, unknown> }) => Promise<unknown>;
  persistMedia: (asset: object, options: { commitMessage: string }) => Promise<{ path: string }>;
};

type Cms = {
  init: (options: { config: Setup["config"] }) => void;
  getWidget: (name: string) => { control: Control; preview: unknown; schema: object };
  registerWidget: (name: string, control: Control, preview: unknown, schema: object) => void;
  registerCustomFormat: (name: string, extension: string, format: object) => void;
  registerEventListener: (listener: { name: string; handler: (event: { entry: Values }) => unknown }) => void;
  registerMediaLibrary: (library: { name: string; init: () => object }) => void;
  registerPreviewTemplate: (name: string, component: () => unknown) => void;
  getBackend: (name: string) => { init: (config: object, options: object) => Backend };
  registerBackend: (name: string, backend: unknown) => void;
  getLocale: (name: string) => object;
  registerLocale: (name: string, phrases: object) => void;
};

declare global {
  interface Window {
    CMS: Cms;
    CMS_MANUAL_INIT: boolean;
    h: (type: unknown, props?: object | null, ...children: unknown[]) => unknown;
  }
}
