-- consultants: the query for `@@`: each word is the beginning of a word of the text. "a/b" stands for either of them.
-- Words of one or two letters have to fit whole. Null when nothing is left to search for.
create or replace function words_asked(words text[]) returns tsquery
  language sql stable strict parallel safe
  return (
    select to_tsquery('portuguese', string_agg(asked.any_of, ' & ')) from (
      select '(' || (
        select string_agg(
          quote_literal(search_form(one)) || case when char_length(one) > 2 then ':*' else '' end, ' | ')
        from unnest(string_to_array(word, '/')) as one where search_form(one) ~ '[[:alnum:]]'
      ) || ')' as any_of
      from unnest(words) as word
    ) asked
  );
