-- Consultants: what people look for in their own words, and which words of profiles answer it (docs/decisions/0074).
-- Content: rows may change at any time, servers read them again within a minute.
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
  ('amor', 'Amor',
    '{amor,amar,amores,paixão,apaixonado,apaixonada,relação,relacionamento,"vida amorosa",namoro,namorado,namorada,"alma gêmea",crush,ficante,flerte}',
    '{amor,relação,casal,afeto,sinastria}', null, null, 1),
  ('ex', 'Ex',
    '{ex,"vai voltar","volta para mim","voltar comigo",reconciliação,reconciliar,reatar,reconquistar,reconquista}',
    '{relação,amor,casal,separação,recomeço}', null, null, 2),
  ('traicao', 'Traição',
    '{traição,trair,traiu,traído,traída,traindo,infiel,infidelidade,amante,chifre,ciúme,ciúmes,ciumento,ciumenta,desconfiança,mentira}',
    '{traição,confiança,relação,casal,amor}', null, null, 3),
  ('casamento', 'Casamento',
    '{casamento,casar,casado,casada,noivado,noivo,noiva,marido,esposa,esposo,cônjuge,matrimônio}',
    '{casamento,casal,sinastria,relação,família}', null, null, 4),
  ('separacao', 'Separação',
    '{separação,separar,separado,separada,separei,divórcio,divorciado,divorciada,término,terminei,terminou,rompimento,"fim do namoro"}',
    '{separação,relação,recomeço,casal,despedida}', null, null, 5),
  ('familia', 'Família',
    '{família,familiar,mãe,pai,filho,filha,irmão,irmã,avó,avô,sogra,enteado,maternidade}',
    '{família,mãe,filha,filho,irmã}', null, null, 6),
  ('trabalho', 'Trabalho',
    '{trabalho,emprego,desemprego,desempregado,desempregada,carreira,chefe,demissão,demitido,demitida,promoção,vaga,entrevista,profissão,vocação,"mudar de profissão"}',
    '{carreira,emprego,vocação,vocacional,profissional,profissão}', null, null, 7),
  ('dinheiro', 'Dinheiro',
    '{dinheiro,finanças,financeiro,financeira,dívida,dívidas,prosperidade,abundância,negócio,negócios,empresa,sociedade,investimento,falência}',
    '{dinheiro,prosperidade,negócio,sócio,carreira,emprego}',
    'Uma consulta ajuda a pensar, e não substitui quem entende de finanças. Ninguém aqui garante ganhos.', null, 8),
  ('decisao', 'Decisão',
    '{decisão,decidir,escolha,escolher,dúvida,indecisão,indeciso,indecisa,encruzilhada,dilema,"o que fazer","que caminho"}',
    '{decisão,decidir,escolha,encruzilhada,dilema}', null, null, 9),
  ('mudanca', 'Mudança',
    '{mudança,mudar,"mudar de cidade","mudar de país","outra cidade","outro país",viagem,recomeço,recomeçar,"nova fase",aposentadoria}',
    '{mudança,recomeço,rumo,ciclo}', null, null, 10),
  ('luto', 'Luto',
    '{luto,morte,morreu,faleceu,falecido,falecida,falecimento,perda,perdi,saudade,viúva,viúvo,"quem partiu"}',
    '{luto,saudade,despedida,partiu,perdeu}',
    'Ninguém aqui promete trazer mensagens de quem partiu. O que se oferece é escuta, no seu tempo.', 'line', 11),
  ('ansiedade', 'Ansiedade',
    '{ansiedade,ansioso,ansiosa,angústia,angustiado,angustiada,medo,pânico,estresse,stress,nervoso,nervosa,insônia,preocupação,tristeza,triste,depressão,deprimido,deprimida,solidão,sozinho,sozinha,esgotamento,burnout}',
    '{respiração,respirar,calma,pausa,relaxamento,silêncio}',
    'São conversas e pausas, não tratamento: não substituem psicólogo, médico nem remédio.', 'line', 12),
  ('espiritualidade', 'Espiritualidade',
    '{espiritualidade,espiritual,espiritualista,espírito,fé,"guia espiritual",missão,propósito,despertar,oração}',
    '{espiritual,fé,oração,meditação,mediunidade}', null, null, 13),
  ('autoconhecimento', 'Autoconhecimento',
    '{autoconhecimento,autoestima,"quem sou eu","me conhecer",personalidade,"conhecer a mim"}',
    '{autoconhecimento,"mapa natal",símbolos,escuta}', null, null, 14),
  ('sonhos', 'Sonhos', '{sonho,sonhos,sonhei,sonhar,pesadelo}', '{sonho}', null, null, null),
  ('amizade', 'Amizade', '{amizade,amigo,amiga,colega,intriga,fofoca}', '{amizade,amigo,amiga,relação}', null, null, null),
  ('estudos', 'Estudos', '{estudos,faculdade,vestibular,enem,concurso,prova,curso}',
    '{vocação,vocacional,carreira,estudante}', null, null, null),
  ('saude', 'Saúde',
    '{saúde,doença,doente,cura,curar,câncer,tumor,dor,remédio,gravidez,grávida,engravidar,diagnóstico,cirurgia}',
    '{pausa,respiração,relaxamento,cuidado}',
    'Aqui ninguém diagnostica, cura nem receita. Para sintomas, exames e remédios, procure um serviço de saúde; em emergência, ligue 192.',
    null, null),
  ('rituais', 'Rituais',
    '{amarração,"trazer de volta","trago a pessoa","trabalho espiritual",feitiço,macumba,simpatia,"mau olhado",inveja,maldição,ritual,"magia negra"}',
    '{relação,amor,escuta,confiança}',
    'Aqui ninguém faz amarração, promete trazer pessoa alguma nem cobra por ritual. O que se oferece é conversa.',
    null, null),
  ('crise', 'Crise',
    '{suicídio,suicida,suicidar,"me matar","quero morrer","vontade de morrer","tirar minha vida","tirar a vida","acabar com tudo","não aguento mais",automutilação,"me cortar"}',
    '{escuta}', null, 'first', null);

-- Words that were searched and that no profile, need or correction knows: per day, without who asked. Kept ninety days.
create table consultant_missed_words (
  day   date not null,
  word  text not null check (word ~ '^[a-z]{3,24}$'),
  times integer not null check (times > 0),
  primary key (day, word)
);
