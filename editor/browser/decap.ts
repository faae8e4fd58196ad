import type { Setup } from "../server/setup";

/** A value of Immutable, as far as the editor looks into it. */
export type Values = {
  get: (name: string) => unknown;
  toJS: () => Record<string, unknown>;
  set: (name: string, value: unknown) => Values;
};
/** The draft of a file in Decap's store. */
export type DraftEntry = Values & { getIn: (path: readonly string[]) => unknown };

/** What Decap gives each control. */
export type ControlProps = {
  value: unknown;
  field: Values;
  forID: string;
  classNameWrapper: string;
  onChange: (value: unknown) => void;
  setActiveStyle: () => void;
  setInactiveStyle: () => void;
  getEntry: () => DraftEntry;
};

/** React's component as it is in Decap's bundle. */
type BaseComponent = {
  new (props: ControlProps): BaseComponent;
  props: ControlProps;
  state: Record<string, unknown>;
  setState(state: Record<string, unknown>): void;
  componentDidMount?(): void;
  componentDidUpdate?(before: ControlProps, state: unknown): void;
  componentWillUnmount?(): void;
  render(): unknown;
};
export type Control = new (props: ControlProps) => BaseComponent;

type Widget = { control: Control; preview: unknown; schema: object };
/** A picture on its way to where files are kept. */
export type Asset = { path: string; fileObj: File; toBase64: () => Promise<string> };
/** Where Decap reads and writes files. */
export type Backend = {
  request: (payload: { action: string; params: Record<string, unknown> }) => Promise<unknown>;
  persistMedia: (asset: Asset, options: { commitMessage: string }) => Promise<{ path: string }>;
  getMediaFile: (path: string) => Promise<{ url?: string; displayURL?: string }>;
};

type Cms = {
  init: (options: { config: Setup["config"] }) => void;
  getWidget: (name: string) => Widget;
  registerWidget: (name: string, control: Control, preview?: unknown, schema?: object) => void;
  registerCustomFormat: (
    name: string,
    extension: string,
    format: { fromFile: (raw: string) => object; toFile: (data: never, order?: string[]) => string },
  ) => void;
  registerEventListener: (listener: { name: string; handler: (event: { entry: DraftEntry }) => unknown }) => void;
  registerPreviewTemplate: (name: string, component: Control) => void;
  getBackend: (name: string) => { init: (config: object, options: object) => Backend };
  registerBackend: (name: string, backend: unknown) => void;
  getLocale: (name: string) => Phrases;
  registerLocale: (name: string, phrases: Phrases) => void;
};
export type Phrases = { [name: string]: string | Phrases };

declare global {
  interface Window {
    CMS: Cms;
    CMS_MANUAL_INIT: boolean;
    h: (type: unknown, props?: object | null, ...children: unknown[]) => unknown;
  }
}
