import { cameraAt } from '../board/cameraPath';
import type { Picture, PictureLayer } from '../layout/plan';
import { drawPicture, paintPicture, type PictureSprite } from './pictureSprite';
import type { YuvFrame } from './yuvFrame';

/** The layers of a picture as sprites. They are drawn once and painted in every frame. */
export interface PictureSprites {
  readonly layers: readonly DrawnLayer[];
  readonly arrows: readonly DrawnLayer[];
}

interface DrawnLayer {
  readonly layer: PictureLayer;
  readonly sprite: PictureSprite;
}

export function drawLayers(picture: Picture): PictureSprites {
  const drawn = (layers: readonly PictureLayer[]) =>
    layers.flatMap((layer): DrawnLayer[] => {
      const sprite = drawPicture(layer);
      return sprite === undefined ? [] : [{ layer, sprite }];
    });
  return { layers: drawn(picture.layers), arrows: drawn(picture.arrows) };
}

/**
 * Paints the layers of a picture, and then the camera arrows.
 * @param age number of frames since the picture's scene began
 * @param frames number of frames of the scene
 */
export function paintLayers(
  frame: YuvFrame,
  { frame: clip, moves }: Picture,
  sprites: PictureSprites,
  { age, frames, fps }: { readonly age: number; readonly frames: number; readonly fps: number },
): void {
  const [width, height] = [clip.right - clip.left, clip.bottom - clip.top];
  const [middleX, middleY] = [clip.left + width / 2, clip.top + height / 2];
  const share = age / Math.max(1, frames - 1);
  const seconds = age / fps;
  const camera = cameraAt(moves, share, seconds);
  for (const { layer, sprite } of sprites.layers) {
    const scale = 1 + (camera.zoom - 1) * (0.5 + layer.depth * 0.5);
    const shift = layer.isFollowed ? 0 : layer.depth * height;
    const [dx, dy] = motionAt(layer, share, seconds);
    const [left, top] = [layer.box.left + sprite.left + dx * height, layer.box.top + sprite.top + dy * height];
    const x = middleX + (left - middleX) * scale + camera.x * shift;
    const y = middleY + (top - middleY) * scale + camera.y * shift;
    paintPicture(frame, sprite, x, y, scale, clip);
  }
  for (const { layer, sprite } of sprites.arrows) {
    const [dx, dy] = motionAt(layer, share, seconds);
    paintPicture(
      frame,
      sprite,
      layer.box.left + sprite.left + dx * height,
      layer.box.top + sprite.top + dy * height,
      1,
      clip,
    );
  }
}

/** Offset of a layer due to its own motion, as fractions of the picture's height. Camera moves are not included. */
function motionAt({ motion }: PictureLayer, share: number, seconds: number): readonly [x: number, y: number] {
  switch (motion.kind) {
    case 'none':
      return [0, 0];
    case 'bob': {
      const swing = Math.sin((seconds / motion.seconds) * 2 * Math.PI);
      return [motion.x * swing, motion.y * swing];
    }
    case 'travel':
      return [motion.x * (share - 0.5), 0];
    case 'scroll':
      return [0, (motion.y * seconds) % 1];
  }
}
