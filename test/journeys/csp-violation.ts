/** Is this what a browser says of something that the policy of a page does not allow? */
export const isCspViolation = (said: string) => /Content Security Policy|Trusted ?Type|Refused to/i.test(said)
