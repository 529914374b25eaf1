-- Consultants: who attends, in what, at which price, who can be reached right now, and how people find them.

-- A portrait is named by the SHA-256 of its bytes: its address never changes meaning, so it may be cached for ever.
create table portraits (
  hash       text primary key check (hash ~ '^[0-9a-f]{64}$'),
  media_type text not null check (media_type in ('image/svg+xml', 'image/webp')),
  bytes      bytea check (octet_length(bytes) between 1 and 200000),
  made_at    timestamptz not null,
  constraint drawn_ones_have_bytes check (bytes is not null or media_type = 'image/webp')
);

-- Search. What else people call a specialty.
create table consultant_specialty_words (
  specialty text primary key,
  words     text not null
);
insert into consultant_specialty_words (specialty, words) values
  ('tarot', 'tarot tarô taróloga tarólogo cartas baralho arcanos cartomancia cartomante'),
  ('astrologia', 'astrologia astróloga astrólogo mapa astral signo signos horóscopo ascendente planetas'),
  ('numerologia', 'numerologia numeróloga numerólogo números mapa numerológico'),
  ('runas', 'runas runa rúnico runóloga runólogo'),
  ('mediunidade', 'mediunidade médium médiuns vidência vidente sensitiva sensitivo'),
  ('oraculos', 'oráculos oráculo baralho cigano búzios i ching pêndulo'),
  ('reiki', 'reiki reikiana reikiano terapeuta terapia energia'),
  ('cristaloterapia', 'cristaloterapia cristais cristal pedras terapeuta terapia');

-- Every word that occurs in a document: what a mistyped word is corrected to.
create table consultant_vocabulary (
  word text primary key check (char_length(word) between 3 and 40)
);
create index consultant_vocabulary_alike on consultant_vocabulary using gin (word gin_trgm_ops);

-- What people look for in their own words, and which words of profiles answer it (docs/decisions/0074). Content: rows
-- may change at any time, servers read them again within a minute.
create table consultant_needs (
  slug  text primary key check (slug ~ '^[a-z-]{2,40}$'),
  label text not null check (char_length(label) between 2 and 40),
  -- Words and phrases that people type; accents, case and plurals do not matter.
  said  text[] not null check (cardinality(said) between 1 and 60),
  -- A profile with any of them is shown; each is the beginning of a word.
  words text[] not null check (cardinality(words) between 1 and 12),
  -- Said above the list: what a consultation is not.
  note  text check (char_length(note) between 10 and 300),
  -- 'line': the help line is named beside the list; 'first': it is named instead of a list.
  care  text check (care in ('line', 'first')),
  -- Its place among the chips; null: no chip.
  place smallint unique check (place > 0)
);
insert into consultant_needs (slug, label, said, words, note, care, place) values
  ('amor', 'Amor', array['amor', 'amar', 'amores', 'paixão', 'apaixonado', 'apaixonada', 'relação', 'relacionamento',
    'vida amorosa', 'namoro', 'namorado', 'namorada', 'alma gêmea', 'crush', 'ficante', 'flerte'], array['amor',
    'relação', 'casal', 'afeto', 'sinastria'], null, null, 1),
  ('ex', 'Ex', array['ex', 'vai voltar', 'volta para mim', 'voltar comigo', 'reconciliação', 'reconciliar', 'reatar',
    'reconquistar', 'reconquista'], array['relação', 'amor', 'casal', 'separação', 'recomeço'], null, null, 2),
  ('traicao', 'Traição', array['traição', 'trair', 'traiu', 'traído', 'traída', 'traindo', 'infiel', 'infidelidade',
    'amante', 'chifre', 'ciúme', 'ciúmes', 'ciumento', 'ciumenta', 'desconfiança', 'mentira'], array['traição',
    'confiança', 'relação', 'casal', 'amor'], null, null, 3),
  ('casamento', 'Casamento', array['casamento', 'casar', 'casado', 'casada', 'noivado', 'noivo', 'noiva', 'marido',
    'esposa', 'esposo', 'cônjuge', 'matrimônio'], array['casamento', 'casal', 'sinastria', 'relação', 'família'],
    null, null, 4),
  ('separacao', 'Separação', array['separação', 'separar', 'separado', 'separada', 'separei', 'divórcio',
    'divorciado', 'divorciada', 'término', 'terminei', 'terminou', 'rompimento', 'fim do namoro'], array['separação',
    'relação', 'recomeço', 'casal', 'despedida'], null, null, 5),
  ('familia', 'Família', array['família', 'familiar', 'mãe', 'pai', 'filho', 'filha', 'irmão', 'irmã', 'avó', 'avô',
    'sogra', 'enteado', 'maternidade'], array['família', 'mãe', 'filha', 'filho', 'irmã'], null, null, 6),
  ('trabalho', 'Trabalho', array['trabalho', 'emprego', 'desemprego', 'desempregado', 'desempregada', 'carreira',
    'chefe', 'demissão', 'demitido', 'demitida', 'promoção', 'vaga', 'entrevista', 'profissão', 'vocação',
    'mudar de profissão'], array['carreira', 'emprego', 'vocação', 'vocacional', 'profissional', 'profissão'], null,
    null, 7),
  ('dinheiro', 'Dinheiro', array['dinheiro', 'finanças', 'financeiro', 'financeira', 'dívida', 'dívidas',
    'prosperidade', 'abundância', 'negócio', 'negócios', 'empresa', 'sociedade', 'investimento', 'falência'],
    array['dinheiro', 'prosperidade', 'negócio', 'sócio', 'carreira', 'emprego'], 'Uma consulta ajuda a pensar,
    e não substitui quem entende de finanças. Ninguém aqui garante ganhos.', null, 8),
  ('decisao', 'Decisão', array['decisão', 'decidir', 'escolha', 'escolher', 'dúvida', 'indecisão', 'indeciso',
    'indecisa', 'encruzilhada', 'dilema', 'o que fazer', 'que caminho'], array['decisão', 'decidir', 'escolha',
    'encruzilhada', 'dilema'], null, null, 9),
  ('mudanca', 'Mudança', array['mudança', 'mudar', 'mudar de cidade', 'mudar de país', 'outra cidade', 'outro país',
    'viagem', 'recomeço', 'recomeçar', 'nova fase', 'aposentadoria'], array['mudança', 'recomeço', 'rumo', 'ciclo'],
    null, null, 10),
  ('luto', 'Luto', array['luto', 'morte', 'morreu', 'faleceu', 'falecido', 'falecida', 'falecimento', 'perda',
    'perdi', 'saudade', 'viúva', 'viúvo', 'quem partiu'], array['luto', 'saudade', 'despedida', 'partiu', 'perdeu'],
    'Ninguém aqui promete trazer mensagens de quem partiu. O que se oferece é escuta, no seu tempo.', 'line', 11),
  ('ansiedade', 'Ansiedade', array['ansiedade', 'ansioso', 'ansiosa', 'angústia', 'angustiado', 'angustiada', 'medo',
    'pânico', 'estresse', 'stress', 'nervoso', 'nervosa', 'insônia', 'preocupação', 'tristeza', 'triste',
    'depressão', 'deprimido', 'deprimida', 'solidão', 'sozinho', 'sozinha', 'esgotamento', 'burnout'],
    array['respiração', 'respirar', 'calma', 'pausa', 'relaxamento', 'silêncio'], 'São conversas e pausas,
    não tratamento: não substituem psicólogo, médico nem remédio.', 'line', 12),
  ('espiritualidade', 'Espiritualidade', array['espiritualidade', 'espiritual', 'espiritualista', 'espírito', 'fé',
    'guia espiritual', 'missão', 'propósito', 'despertar', 'oração'], array['espiritual', 'fé', 'oração',
    'meditação', 'mediunidade'], null, null, 13),
  ('autoconhecimento', 'Autoconhecimento', array['autoconhecimento', 'autoestima', 'quem sou eu', 'me conhecer',
    'personalidade', 'conhecer a mim'], array['autoconhecimento', 'mapa natal', 'símbolos', 'escuta'], null, null, 14),
  ('sonhos', 'Sonhos', array['sonho', 'sonhos', 'sonhei', 'sonhar', 'pesadelo'], array['sonho'], null, null, null),
  ('amizade', 'Amizade', array['amizade', 'amigo', 'amiga', 'colega', 'intriga', 'fofoca'], array['amizade', 'amigo',
    'amiga', 'relação'], null, null, null),
  ('estudos', 'Estudos', array['estudos', 'faculdade', 'vestibular', 'enem', 'concurso', 'prova', 'curso'],
    array['vocação', 'vocacional', 'carreira', 'estudante'], null, null, null),
  ('saude', 'Saúde', array['saúde', 'doença', 'doente', 'cura', 'curar', 'câncer', 'tumor', 'dor', 'remédio',
    'gravidez', 'grávida', 'engravidar', 'diagnóstico', 'cirurgia'], array['pausa', 'respiração', 'relaxamento',
    'cuidado'], 'Aqui ninguém diagnostica, cura nem receita. Para sintomas, exames e remédios,
    procure um serviço de saúde; em emergência, ligue 192.', null, null),
  ('rituais', 'Rituais', array['amarração', 'trazer de volta', 'trago a pessoa', 'trabalho espiritual', 'feitiço',
    'macumba', 'simpatia', 'mau olhado', 'inveja', 'maldição', 'ritual', 'magia negra'], array['relação', 'amor',
    'escuta', 'confiança'], 'Aqui ninguém faz amarração,
    promete trazer pessoa alguma nem cobra por ritual. O que se oferece é conversa.', null, null),
  ('crise', 'Crise', array['suicídio', 'suicida', 'suicidar', 'me matar', 'quero morrer', 'vontade de morrer',
    'tirar minha vida', 'tirar a vida', 'acabar com tudo', 'não aguento mais', 'automutilação', 'me cortar'],
    array['escuta'], null, 'first', null);

-- Words that were searched and that no profile, need or correction knows: per day, without who asked. Kept ninety days.
create table consultant_missed_words (
  day   date,
  word  text check (word ~ '^[a-z]{3,24}$'),
  times integer not null check (times > 0),
  primary key (day, word)
);

-- The spoken introduction of a consultant: its bytes lie in the file storage under its name, the SHA-256 of them.
create table introductions (
  name        text primary key check (name ~ '^[0-9a-f]{64}\.(webm|m4a|mp3)$'),
  duration_ms integer not null,
  made_at     timestamptz not null,
  constraint a_second_to_a_minute check (duration_ms between 1000 and 61000)
);
-- Finds what may have to be swept.
create index introductions_by_age on introductions (made_at);

-- The main specialty is always one of the offered ones; checked at commit, because both rows point at each other.
create table consultants (
  id                      uuid primary key references people,
  name                    text not null check (char_length(name) between 2 and 80),
  title                   text not null check (char_length(title) between 3 and 80),
  description             text not null check (char_length(description) between 10 and 200),
  bio                     text not null check (char_length(bio) between 40 and 2000),
  city                    text check (char_length(city) between 2 and 80),
  specialty               text not null,
  tier                    text not null default 'iniciante'
    check (tier in ('iniciante', 'verificado', 'destaque', 'mestre')),
  languages               text[] not null default '{pt}' check (cardinality(languages) between 1 and 8),
  -- CPF (11 digits) or CNPJ (14 characters, letters allowed since July 2026): payouts go only to its holder.
  tax_id                  text not null check (tax_id ~ '^([0-9]{11}|[0-9A-Z]{12}[0-9]{2})$'),
  portrait                text not null references portraits,
  applied_at              timestamptz not null,
  approved_at             timestamptz,
  approved_by             uuid references people,
  -- Receives people for their five free minutes, which the platform pays for (docs/decisions/0040).
  accepts_welcome         boolean not null default false,
  -- Whether minutes of packages and plans are used with this consultant: covered time earns the share of what was paid
  -- for them, which may be less than the own price, so it is their choice.
  accepts_packages        boolean not null default true,
  -- A program may attend in a consultant's place, and everybody is told so before and while they talk (product rule
  -- 13). Only the team says of an account that it is one; each consultation keeps what was true when it was requested,
  -- and its messages are stamped by the server, never by their sender.
  is_automatic            boolean not null default false,
  -- An application may be corrected until it is decided. The team decides about the text that it read: each correction
  -- has the next revision, and a decision about an earlier one is refused.
  application_revision    integer not null default 1 check (application_revision > 0),
  introduction            text references introductions,
  hidden_from_featured_at timestamptz,
  constraint consultants_check check (approved_at >= applied_at),
  constraint consultants_check1 check ((approved_at is null) = (approved_by is null))
);
-- The list reads this index alone: rows with a whole biography in them are wide.
create index consultants_listed on consultants (id) include (approved_at, languages) where approved_at is not null;
-- Finds who shows a portrait, so that one nobody shows is removed.
create index consultants_portrait on consultants (portrait);
-- Finds who shows a recording, so that one nobody shows is removed.
create index consultants_introduction on consultants (introduction) where introduction is not null;
create unique index one_attends_with_a_tax_id on consultants (tax_id) where approved_at is not null;
create index consultants_by_tax_id on consultants (tax_id);
-- What waits, and what the team decided, is found by an index.
create index consultants_in_review on consultants (applied_at) where approved_at is null;
create index consultants_by_folded_name on consultants (folded(name) COLLATE "C");
create index consultants_by_time on consultants (applied_at, id);
create index consultants_by_bio on consultants (md5(bio));
-- Same texts among profiles: how often the folded biography of one is that of another.
create index consultants_same_bio on consultants (md5(folded(bio))) where approved_at is not null;
create trigger keep_document after insert or update of name, title, description, bio, city on consultants
  for each row execute function keep_consultant_document();
create trigger tell_queue after insert or update of applied_at, approved_at on consultants
  for each statement execute function tell_queue();

create table consultant_specialties (
  consultant_id uuid references consultants,
  specialty     text check (specialty in ('tarot', 'astrologia', 'numerologia', 'runas', 'mediunidade', 'oraculos',
    'reiki', 'cristaloterapia')),
  primary key (consultant_id, specialty)
);
create index consultant_specialties_by_specialty on consultant_specialties (specialty, consultant_id);
create trigger keep_document after insert on consultant_specialties
  for each row execute function keep_consultant_document();
alter table consultants add constraint consultants_id_specialty_fkey foreign key (id, specialty) references consultant_specialties(consultant_id, specialty) deferrable initially deferred;

-- Price of one minute of chat in centavos; the other channels derive from it. Earlier prices stay.
create table consultant_prices (
  consultant_id    uuid references consultants,
  valid_from       timestamptz,
  price_per_minute bigint not null,
  set_at           timestamptz not null,
  -- A program is no person. Its minute has a list of prices of its own, at most a tenth of what people ask (decision
  -- 153), and it is never featured. Whose account is a person's again has the person's last price again.
  is_automatic     boolean default false,
  constraint consultant_prices_check check (set_at <= valid_from),
  constraint consultant_prices_price_per_minute_check check (is_automatic or price_per_minute between 149 and 1490),
  constraint price_of_a_program check (not is_automatic or price_per_minute between 15 and 69),
  primary key (consultant_id, is_automatic, valid_from)
);
create index consultant_prices_in_force on consultant_prices (consultant_id, is_automatic,
    valid_from desc) include (price_per_minute);

create table consultant_channels (
  consultant_id uuid references consultants,
  channel       text check (channel in ('chat', 'audio', 'video', 'messages')),
  offered_at    timestamptz not null,
  primary key (consultant_id, channel)
);

-- A row: this consultant wants to attend, since then. No row: switched off.
create table consultant_switches (
  consultant_id  uuid primary key references consultants,
  switched_on_at timestamptz not null
);

-- A dashboard that is open at one web process, and when it was last heard of. After 15 silent seconds it counts as
-- closed.
create table presence_heartbeats (
  consultant_id uuid references consultants,
  process_id    text,
  seen_at       timestamptz not null,
  primary key (consultant_id, process_id)
);
create index presence_heartbeats_by_age on presence_heartbeats (seen_at);

-- The stars of all reviews, summed. Written through countReview only.
create table consultant_ratings (
  consultant_id uuid primary key references consultants,
  rating_sum    bigint not null,
  review_count  integer not null check (review_count > 0),
  constraint consultant_ratings_check check (rating_sum >= review_count and rating_sum <= 5 * review_count)
);

-- Whom a person keeps as a favourite.
create table consultant_favourites (
  person_id     uuid references people,
  consultant_id uuid references consultants,
  since         timestamptz not null,
  primary key (person_id, consultant_id)
);

-- Who wants to hear when a consultant comes online. Told once: telling deletes the row.
create table consultant_online_alerts (
  consultant_id uuid references consultants,
  person_id     uuid references people,
  requested_at  timestamptz not null,
  primary key (consultant_id, person_id)
);
create index consultant_online_alerts_of_person on consultant_online_alerts (person_id);

-- What is searched, one row per consultant. `name` is part of `heading` (title, specialties), which is part of `words`
-- (everything). Kept by triggers on what it is made of.
create table consultant_documents (
  consultant_id uuid primary key references consultants,
  plain_name    text not null,
  name          tsvector not null,
  heading       tsvector not null,
  words         tsvector not null
);
create index consultant_documents_words on consultant_documents using gin (words) with (fastupdate=off);
create index consultant_documents_nearest on consultant_documents using gist (plain_name gist_trgm_ops (siglen='32'));

-- Each refusal of an application. It is open until the person sends the application again; an approved one has none
-- open.
create table consultant_refusals (
  consultant_id uuid references consultants,
  refused_at    timestamptz,
  refused_by    uuid not null references people,
  reason        text not null check (char_length(reason) between 20 and 2000),
  answered_at   timestamptz,
  constraint consultant_refusals_check check (answered_at >= refused_at),
  primary key (consultant_id, refused_at)
);
create unique index one_open_refusal on consultant_refusals (consultant_id) where answered_at is null;
create trigger tell_queue after insert or update of answered_at on consultant_refusals
  for each statement execute function tell_queue();

-- What a consultant changed of what clients see, field by field, for the team to look through. A list is its words with
-- commas, a portrait its hash, a missing city empty.
create table consultant_profile_changes (
  id            bigint generated always as identity primary key,
  consultant_id uuid not null references consultants,
  field         text not null check (field in ('name', 'title', 'description', 'bio', 'city', 'languages',
    'specialties', 'channels', 'portrait', 'introduction')),
  before        text not null,
  after         text not null,
  changed_at    timestamptz not null,
  constraint consultant_profile_changes_check check (before <> after)
);
create index consultant_profile_changes_newest on consultant_profile_changes (changed_at desc, id desc);
create index consultant_profile_changes_of on consultant_profile_changes (consultant_id, changed_at desc);

-- A text or portrait that the team took down, and why: everybody may read the reason, and the same does not come back.
create table consultant_takedowns (
  id            bigint generated always as identity primary key,
  consultant_id uuid not null references consultants,
  field         text not null check (field in ('name', 'title', 'description', 'bio', 'city', 'portrait',
    'introduction')),
  removed       text not null,
  reason        text not null check (char_length(reason) between 20 and 300),
  taken_down_at timestamptz not null,
  taken_down_by uuid not null references people,
  unique (consultant_id, field, removed)
);
create index consultant_takedowns_by on consultant_takedowns (taken_down_by);

-- Who does not want to meet whom again. Silent: the other one is never told (docs/decisions/0079).
create table consultant_blocks (
  consultant_id uuid references consultants,
  client_id     uuid references people,
  blocked_by    text check (blocked_by in ('client', 'consultant')),
  blocked_at    timestamptz not null,
  primary key (consultant_id, client_id, blocked_by)
);
create index consultant_blocks_of_client on consultant_blocks (client_id);

-- A row is a vacation; it ends by itself at `back_at`, the midnight in São Paulo after the last day.
create table consultant_vacations (
  consultant_id uuid primary key references consultants,
  back_at       timestamptz not null,
  set_at        timestamptz not null,
  -- A vacation begins on a day of the consultant's own clock, and is known before.
  starts_at     timestamptz not null,
  zone          text not null,
  -- Whether everybody was told that it is on.
  is_begun      boolean not null,
  constraint back_later check (back_at > starts_at)
);
create index consultant_vacations_by_end on consultant_vacations (back_at);
create index consultant_vacations_to_begin on consultant_vacations (starts_at) where not is_begun;

-- Replies that a consultant wrote beforehand. A message with exactly these words is stamped `prepared` by the server.
create table consultant_quick_replies (
  consultant_id uuid references consultants,
  place         smallint check (place between 1 and 20),
  body          text not null check (char_length(body) between 1 and 500),
  -- A reply counts as written beforehand only in a consultation that was requested after it was saved.
  saved_at      timestamptz not null,
  primary key (consultant_id, place),
  unique (consultant_id, body)
);

-- Changes of the CPF or CNPJ, which is the key that payouts go to. No payout is sent until `rests_until`; the mailed
-- link, of which only the hash is kept, takes a change back, once.
create table consultant_tax_id_changes (
  id            uuid primary key,
  consultant_id uuid not null references consultants,
  former        text not null,
  changed_at    timestamptz not null,
  rests_until   timestamptz not null,
  -- Where its owner was warned: the link gives the account back to this address.
  mailed_to     text not null,
  token_hash    bytea not null unique check (octet_length(token_hash) = 32),
  stopped_at    timestamptz,
  constraint consultant_tax_id_changes_check check (rests_until > changed_at)
);
create index consultant_tax_id_changes_of_consultant on consultant_tax_id_changes (consultant_id, changed_at desc);
-- A former document is not free for others while its change can be taken back.
create index consultant_tax_id_changes_by_former on consultant_tax_id_changes (former, changed_at);

-- What people, each counted once, said of them with their own money.
create table consultant_featured_ratings (
  consultant_id uuid primary key references consultants,
  people        integer not null check (people > 0),
  stars         double precision not null check (stars >= 1::double precision and stars <= 5::double precision)
);

-- What the platform keeps of one consultant's consultations from a date on, where it is not their tier's, of one
-- channel or of all. Null: their tier's again. Rows never change, so that what was agreed can be read later.
create table consultant_commissions (
  id            uuid primary key,
  consultant_id uuid not null references consultants,
  channel       text check (channel in ('chat', 'audio', 'video', 'messages')),
  bps           integer check (bps between 0 and 10000),
  valid_from    timestamptz not null,
  reason        text not null check (char_length(reason) between 10 and 1000),
  set_by        uuid not null references people,
  seconded_by   uuid not null references people,
  set_at        timestamptz not null,
  constraint never_backwards check (valid_from > set_at)
);
create index consultant_commissions_in_force on consultant_commissions (consultant_id, valid_from);
