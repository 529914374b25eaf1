-- team: the n-th business day after a day in Brazil, as businessDaysAfter in src/shared/business-days.ts counts:
-- neither weekends nor national holidays, Good Friday among them (Easter by Meeus, Jones and Butcher).
create or replace function business_days_after(day date, n integer) returns date
  language plpgsql immutable strict parallel safe
  as $$
  declare
    at date := day;
    remaining integer := n;
    a integer; b integer; c integer; h integer; l integer; m integer;
  begin
    while remaining > 0 loop
      at := at + 1;
      continue when extract(isodow from at) > 5 or to_char(at, 'MM-DD') in
        ('01-01', '04-21', '05-01', '09-07', '10-12', '11-02', '11-15', '11-20', '12-25');
      -- Good Friday is never in another month; asking costs more than all the rest.
      if extract(month from at) in (3, 4) then
        a := extract(year from at)::integer % 19;
        b := extract(year from at)::integer / 100;
        c := extract(year from at)::integer % 100;
        h := (19 * a + b - b / 4 - (b - (b + 8) / 25 + 1) / 3 + 15) % 30;
        l := (32 + 2 * (b % 4) + 2 * (c / 4) - h - c % 4) % 7;
        m := (a + 11 * h + 22 * l) / 451;
        continue when at =
          make_date(extract(year from at)::integer, (h + l - 7 * m + 114) / 31, (h + l - 7 * m + 114) % 31 + 1) - 2;
      end if;
      remaining := remaining - 1;
    end loop;
    return at;
  end $$;
