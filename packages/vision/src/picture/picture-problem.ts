/** Why a picture cannot be read, in words for people. */
export class PictureProblem extends Error {}
