import scenes from './scenes.svg?url';

/** The names of all drawings in scenes.svg. */
export const SCENE_NAMES = [
  'shelf',
  'lens',
  'van',
  'stage',
  'torn',
  'queue',
  'unbound',
  'posted',
  'packed',
] as const;

type SceneProps = {
  name: (typeof SCENE_NAMES)[number];
  /** The visible area of the drawing, in units of the drawing. */
  viewBox: string;
  className?: string;
};

/** A decorative drawing in the site's colours. Only pages that show one load the SVG file. */
export function Scene({ name, viewBox, className }: SceneProps) {
  return (
    <svg viewBox={viewBox} className={className} aria-hidden="true">
      <use href={`${scenes}#${name}`} />
    </svg>
  );
}
