import { expect, test } from 'vitest'
import { findNestedForms } from './laws/nested-forms.ts'
import { readCode, type Sources } from './laws/sources.ts'

test('no form and no dialog is drawn inside a form', () => expect(findNestedForms(readCode())).toEqual([]))

const DIALOG = ['src/a/dialog.tsx', 'export const Decline = () => <Dialog><form><p /></form></Dialog>'] as const
const MIDDLE = [
  'src/a/middle.tsx',
  `import { Decline } from './dialog.tsx'; export const Actions = () => <p><Decline /></p>`,
] as const

test.each<[string, string[], Sources]>([
  [
    'in one file',
    ['src/a/x.tsx draws <form> inside <form>'],
    new Map([['src/a/x.tsx', 'const X = () => <form><p><form /></p></form>']]),
  ],
  [
    'through two imports',
    ['src/a/x.tsx draws <Actions> inside <form>'],
    new Map([
      DIALOG,
      MIDDLE,
      ['src/a/x.tsx', `import { Actions } from './middle.tsx'; const X = () => <form><Actions /></form>`],
    ]),
  ],
  [
    'as children of a component that draws them in its form',
    ['src/a/x.tsx draws <Decline> inside <Draft>'],
    new Map([
      DIALOG,
      ['src/a/draft.tsx', 'export const Draft = ({ children }) => <form><p>{children}</p></form>'],
      [
        'src/a/x.tsx',
        `import { Draft } from './draft.tsx'; import { Decline } from './dialog.tsx'
         export const X = () => <Draft><Decline /></Draft>`,
      ],
    ]),
  ],
  [
    'a dialog in it: Enter in one of its fields would send the form behind it',
    ['src/a/x.tsx draws <Dialog> inside <form>'],
    new Map([['src/a/x.tsx', 'const X = () => <form><Dialog><input /></Dialog></form>']]),
  ],
  [
    'none: beside the form',
    [],
    new Map([
      DIALOG,
      ['src/a/x.tsx', `import { Decline } from './dialog.tsx'; const X = () => <p><form /><Decline /></p>`],
    ]),
  ],
])('finds a form in a form: %s', (_, expected, sources) => {
  expect(findNestedForms(sources)).toEqual(expected)
})
