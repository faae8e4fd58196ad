import { spawnSync } from "node:child_process";
import path from "node:path";
import type { Checker } from "./checker";

type Message = { type: string; subType?: string; url: string; message: string; extract?: string };

const VNU = path.join(import.meta.dirname, "node_modules/vnu-jar/build/dist/vnu.jar");
const OPTIONS = ["--stdout", "--exit-zero-always", "--format", "json"];

/** The Nu HTML checker (https://validator.github.io/validator) on every built page; it needs Java. */
export const html: Checker = async (site) => {
  const names = [...site.paths().map((page) => path.join(page, "index.html")), "404.html"];
  const files = names.map((name) => path.join(site.folder, name));
  const { error, stdout } = spawnSync("java", ["-jar", VNU, ...OPTIONS, ...files], {
    encoding: "utf8",
    maxBuffer: Number.POSITIVE_INFINITY,
  });
  if (error) return `there is no Java (${error.message})`;
  const { messages }: { messages: Message[] } = JSON.parse(stdout);
  const isFault = ({ type, subType }: Message) => type !== "info" || subType === "warning";
  return messages.filter(isFault).map(({ url, message, extract = "" }) => ({
    rule: message,
    page: `/${path.relative(path.resolve(site.folder), new URL(url).pathname).replace(/\/?index\.html$/, "")}`,
    place: extract,
  }));
};
