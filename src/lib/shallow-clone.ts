/**
 * In place of lodash's `clone` and `cloneDeep`, 3 KB compressed, by which Formik copies values, errors and touched fields:
 * the form's are flat.
 */
// biome-ignore lint/style/noDefaultExport: lodash has one.
export default function shallowClone<Value>(value: Value): Value {
  return typeof value === "object" && value !== null ? { ...value } : value;
}
