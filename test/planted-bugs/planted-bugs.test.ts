import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { bugsForTests } from './bugs-for-tests.ts'
import { consultationBugs } from './consultations.ts'

// Whether they are caught takes minutes (npm run chaos -- --planted-bugs); here only that each still matches the code.
test.each([...consultationBugs, ...bugsForTests])('the edits still match the code: $name', ({ edits }) => {
  for (const { file, from, to } of edits) {
    expect(readFileSync(file, 'utf8').split(from).length - 1, `${file} has once: ${from}`).toBe(1)
    expect(to).not.toBe(from)
  }
})
