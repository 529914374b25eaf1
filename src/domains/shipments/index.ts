export { findKept, lockKept } from './find-kept.ts'
