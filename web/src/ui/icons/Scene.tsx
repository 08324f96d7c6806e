import scenes from './scenes.svg?url';

/** Every drawing of scenes.svg. */
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
  'cookie',
] as const;

type SceneProps = {
  name: (typeof SCENE_NAMES)[number];
  /** The room that the drawing takes, in its own units. */
  viewBox: string;
  className?: string;
};

/** A drawing of flat shapes in the inks of the house, for the eye only. It is fetched where one is shown. */
export function Scene({ name, viewBox, className }: SceneProps) {
  return (
    <svg viewBox={viewBox} className={className} aria-hidden="true" focusable="false">
      <use href={`${scenes}#${name}`} />
    </svg>
  );
}
