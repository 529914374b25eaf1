import { copyFileSync, linkSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { applyPatches, findUnpatchedFiles } from './apply-patches.mjs'

const DRIVER = 'node_modules/postgres/src/connection.js'
/** One of the patches, which takes the driver back to how it was published when it is undone. */
const [PATCHED, PUBLISHED] = ['fetchArrayTypes().catch(noop)', 'fetchArrayTypes()']

let root: string
let driver: string
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'sensitivos-patches-'))
  driver = join(root, DRIVER)
  mkdirSync(dirname(driver), { recursive: true })
  copyFileSync(DRIVER, driver)
})
afterEach(() => rmSync(root, { recursive: true }))

const unpatch = () => writeFileSync(driver, readFileSync(driver, 'utf8').replace(PATCHED, PUBLISHED))

test('the installed driver is patched', () => {
  expect(findUnpatchedFiles()).toEqual([])
})

test('a driver without a patch is named, and patched once however often it is asked for', () => {
  unpatch()
  expect(findUnpatchedFiles(root)).toEqual([DRIVER])
  applyPatches(root)
  applyPatches(root)
  expect(findUnpatchedFiles(root)).toEqual([])
  expect(readFileSync(driver, 'utf8')).toBe(readFileSync(DRIVER, 'utf8'))
})

test('another folder that shares the file is not changed with it', () => {
  unpatch()
  const shared = join(root, 'shared.js')
  linkSync(driver, shared)
  applyPatches(root)
  expect(readFileSync(shared, 'utf8')).not.toContain(PATCHED)
})

test('a driver that is not there is unpatched; one that looks otherwise is refused', () => {
  writeFileSync(driver, '// version 4')
  expect(() => applyPatches(root)).toThrow('changed')
  rmSync(driver)
  expect(findUnpatchedFiles(root)).toEqual([DRIVER])
})
