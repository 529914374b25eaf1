type Pressed = { nativeEvent: { key: string; isComposing: boolean; keyCode: number } }

/** What Safari says of the Enter that ends a composition, after it has ended. */
const COMPOSING = 229

/**
 * The key that was pressed in a field; undefined while its writer composes (accents, kana, hanzi): that Enter takes the
 * word and sends nothing.
 */
export const keyOf = ({ nativeEvent: { key, isComposing, keyCode } }: Pressed) =>
  isComposing || keyCode === COMPOSING ? undefined : key
