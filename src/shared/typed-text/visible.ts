/**
 * What no reader sees: spaces, controls, formats, fillers that are drawn as nothing, and glyphs that are blank by
 * design (braille, music, hieroglyphs). PostgreSQL has the same list: db/functions/visible_part.sql.
 */
export const INVISIBLE =
  '\\p{White_Space}\\p{Default_Ignorable_Code_Point}\\p{Cc}\\p{Noncharacter_Code_Point}\\u2800\\uFFF9-\\uFFFB\\u{1D159}\\u{13441}\\u{13442}'

const RUNS = new RegExp(`[${INVISIBLE}]+`, 'gu')
const VISIBLE = new RegExp(`[^${INVISIBLE}]`, 'u')

/** Whether a reader sees nothing of this text. Such a text is empty, wherever emptiness matters. */
export const isBlank = (text: string) => !VISIBLE.test(text)

/** What a reader sees of a text: everything else between two visible signs is one space. */
export const visiblePart = (text: string) => text.replace(RUNS, ' ').trim()

/** How many characters a text has, as PostgreSQL counts them: an emoji is one. */
export const characterCount = (text: string) => [...text].length
