export interface PictureParts {
  /** Gradients, patterns and clips beyond those that every picture has. */
  readonly defs?: string
  readonly body: string
}
