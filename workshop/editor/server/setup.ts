import type { Collection, ContentDescription } from "../workspace";

/** All that the editor in the browser is told when it starts. */
export type Setup = Omit<ContentDescription, "collections"> & {
  /** Whether files are read and written by the editor's own server, which also checks and renders. */
  isLocal: boolean;
  /** Whether the editor commits and pushes what was changed. */
  publishes: boolean;
  config: { collections: Collection[]; [option: string]: unknown };
};

/** @param backend Decap's settings for where files are read and written */
export function editorSetup(
  { collections, ...workspace }: ContentDescription,
  backend: object,
  { isLocal, publishes = false }: Pick<Setup, "isLocal"> & { publishes?: boolean },
) {
  const setup: Setup = {
    isLocal,
    publishes,
    blocks: workspace.blocks,
    headingLevels: workspace.headingLevels,
    slugOptions: workspace.slugOptions,
    config: {
      backend,
      locale: "de",
      load_config_file: false,
      show_preview_links: false,
      media_folder: "content/pictures",
      // Decap's own library of pictures knows one folder; ours lie beside their texts.
      media_library: { name: "none" },
      collections: collections.map((collection) => ({
        ...collection,
        ...("folder" in collection && { slug: "{{fields._slug}}", identifier_field: "title", summary: "{{title}}" }),
        // Our own list creates documents.
        ...(isLocal && { create: false }),
        editor: { preview: isLocal },
      })),
    },
  };
  return setup;
}
