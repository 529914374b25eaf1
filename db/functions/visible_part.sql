-- platform: what a reader sees of a text: everything else between two visible signs is one space; empty where nothing
-- is seen. src/shared/typed-text/visible.ts has the same list, and its test compares the two, character by character.
create or replace function visible_part(words text) returns text
  language sql immutable strict parallel safe
  return btrim(regexp_replace(words,
    '[\u0001-\u0020\u007F-\u00A0\u00AD\u034F\u061C\u115F\u1160\u1680\u17B4\u17B5\u180B-\u180F\u2000-\u200F\u2028-\u202F'
    '\u205F-\u206F\u2800\u3000\u3164\uFDD0-\uFDEF\uFE00-\uFE0F\uFEFF\uFFA0\uFFF0-\uFFFB\uFFFE\uFFFF\U00013441\U00013442'
    '\U0001BCA0-\U0001BCA3\U0001D159\U0001D173-\U0001D17A\U0001FFFE\U0001FFFF\U0002FFFE\U0002FFFF\U0003FFFE\U0003FFFF'
    '\U0004FFFE\U0004FFFF\U0005FFFE\U0005FFFF\U0006FFFE\U0006FFFF\U0007FFFE\U0007FFFF\U0008FFFE\U0008FFFF\U0009FFFE'
    '\U0009FFFF\U000AFFFE\U000AFFFF\U000BFFFE\U000BFFFF\U000CFFFE\U000CFFFF\U000DFFFE-\U000E0FFF\U000EFFFE\U000EFFFF'
    '\U000FFFFE\U000FFFFF\U0010FFFE\U0010FFFF]+', ' ', 'g'), ' ');
