/** Whether a console message reports a violation of the content security policy. */
export const isCspViolation = (message: string) => /Content Security Policy|Trusted ?Type|Refused to/i.test(message)
