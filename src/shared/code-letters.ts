/** Letters and digits of codes that people read and type: neither 0 and O, nor 1, I and L. Their number is a prime. */
export const CODE_LETTERS = '23456789ABCDEFGHJKMNPQRSTUVWXYZ'
