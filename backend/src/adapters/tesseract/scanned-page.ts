/** A grey picture: one byte per pixel, row by row from the top left. */
export type Picture = { width: number; height: number; grey: Uint8Array };

/** A picture with its place on the page in points from the top left of the page as displayed. */
export type PlacedPicture = {
  picture: Picture;
  box: { x: number; y: number; width: number; height: number };
};

export type ScannedPage = {
  number: number;
  width: number;
  height: number;
  pictures: PlacedPicture[];
};
