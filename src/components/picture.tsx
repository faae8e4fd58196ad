import { useEffect, useRef, useState } from "react";
import type { PictureData } from "../lib/picture-data";

export type PictureProps = {
  picture: PictureData;
  /** Width at which it is shown, as in the `sizes` attribute. */
  sizes?: string;
  /** The same motif in other shapes, each for the windows that its media query names; the first that matches counts. */
  shapes?: readonly { media: string; picture: PictureData; sizes: string }[];
  /** For the one picture that fills the first screen: loaded immediately, before others. */
  priority?: boolean;
  /** What a picture that fails to load gives way to, unless it just goes: another one, or its alternative text in its place. */
  onFail?: "keep" | { fallback: PictureData };
  className?: string;
};

/** A picture with its sources, reserved space and error handling. Without script it is an ordinary `<picture>`. */
export function Picture({ picture, sizes, shapes = [], priority, onFail, className }: PictureProps) {
  const image = useRef<HTMLImageElement>(null);
  const [failures, setFailures] = useState(0);
  const fail = () => onFail !== "keep" && setFailures((before) => before + 1);

  // A failure before hydration no longer fires an event here.
  // biome-ignore lint/correctness/useExhaustiveDependencies: checked once for each source shown.
  useEffect(() => {
    const element = image.current;
    if (element?.complete && element.naturalWidth === 0) fail();
  }, [failures]);

  const shown = [picture, typeof onFail === "object" ? onFail.fallback : undefined][failures];
  if (!shown) return null;
  return (
    <picture key={failures}>
      {shown === picture &&
        shapes.flatMap(({ media, picture: { sources, width, height }, sizes: shapeSizes }) =>
          sources.map(({ type, srcSet }) => (
            <source
              key={media + type}
              media={media}
              type={type}
              srcSet={srcSet}
              sizes={shapeSizes}
              width={width}
              height={height}
            />
          )),
        )}
      {shown.sources.map(({ type, srcSet }) => (
        <source key={type} type={type} srcSet={srcSet} sizes={sizes} />
      ))}
      <img
        ref={image}
        src={shown.src}
        alt={shown.alt}
        width={shown.width}
        height={shown.height}
        loading={priority ? "eager" : "lazy"}
        decoding={priority ? "sync" : "async"}
        {...(priority ? { fetchpriority: "high" } : {})}
        onError={fail}
        className={className}
        style={{ backgroundColor: shown.backgroundColor }}
      />
    </picture>
  );
}
