export { pictureSource, pictureUrl, sizeOf } from './pictures/rules.ts'
