import { documents } from "../content-type";
import { publishJob } from "./publish";
import { jobSchema } from "./schema";
import { jobStarter } from "./starter";

/** A job offer. */
export const job = documents({
  name: "Job",
  files: "jobs/*.mdx",
  sample: "meine-stelle",
  overview: "/career",
  template: "src/content-types/job/template.tsx",
  cardPicture: "office",
  schema: jobSchema,
  publish: publishJob,
  starter: jobStarter,
});
