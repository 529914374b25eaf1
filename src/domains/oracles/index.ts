export { actOnDraw } from './draw/act-on-draw.ts'
export { keepReading } from './draw/keep-reading.ts'
export { openDraw } from './draw/open-draw.ts'
export { drawReadingPicture } from './tarot/reading/draw-reading-picture.ts'
