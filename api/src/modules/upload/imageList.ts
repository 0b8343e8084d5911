import { Type } from 'typebox'

const IMAGES_MAX = 6

/** Pictures of a form, by the keys of their uploads. */
export const imageList = () =>
  Type.Optional(
    Type.String({
      title: '图片',
      pattern: `^[0-9A-Za-z_.-]{8,80}(,[0-9A-Za-z_.-]{8,80}){0,${IMAGES_MAX - 1}}$`,
      description: `上传所得的 key，逗号分隔，最多 ${IMAGES_MAX} 张`,
      'x-sentence': `图片最多${IMAGES_MAX}张`,
    }),
  )
