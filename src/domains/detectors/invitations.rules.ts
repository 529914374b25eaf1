import { phrases } from './phrases.rules.ts'

const lists = {
  APP:
    'zap|zapzap|zapp|zape|whats|whatsapp|whatsap|watsapp|wpp|wats|zipzop|insta|instagram|instagran|telegram|telegran|face|facebook|tiktok|' +
    'direct|dm|messenger|skype|signal|privado|particular|pv|inbox|email|e mail|gmail|hotmail|discord',
  OWN: 'numero|celular|telefone|tel|cel|contato|{APP}|perfil|arroba|arrobinha',
  CALL:
    'chama|chame|chamar|procura|procure|procurar|acha|ache|encontra|encontre|encontrar|adiciona|adicione|add|segue|siga|' +
    'seguir|liga|ligue|ligar|escreve|escreva|escrever|manda|mande|mandar|fala|fale|falar|responde|responda|envia|envie|busca|busque|pesquisa|pesquise',
  GIVE: 'anota|anote|salva|salve|passo|passar|dou|dar|deixo|deixar|segue|pega|pegue|guarda|guarde|compartilho|mando|mandar|envio',
}

/** An invitation to go on talking elsewhere, also without the number. */
export const INVITATIONS = phrases(
  {
    lists,
    unless:
      'sorte|vida|destino|expressao|alma|pessoal|ano|anjo|casa|dele|dela|ele|ela|casamento|descarregou|travou|quebrou|' +
      'mesa|carta|cartas|protocolo|ex|voces|nele|nela|aqui',
  },
  '(me|eu|gente) ({CALL}) ~3 (no|na|pelo|la no|por|em|meu|minha|la) ~2 ({APP})',
  '({CALL}) (eu|comigo|para mim|me|mensagem|msg) ~3 (no|na|pelo|la no|por|meu|em) ~2 ({APP})',
  '(me chama|me chame|chama|chame|chama eu) (no|la no|pelo) ({APP})',
  '(te |lhe )?({GIVE}) ~1 (o |a )?(meu|minha) ~1 ({OWN})',
  '(meu|minha) ({OWN}) (e|eh|esta) (o |a )?(mesmo|nome|[a-z]{1,20} [0-9]|[0-9])',
  '(meu|no meu|pelo meu|minha) (zap|zapzap|whats|whatsapp|wpp|insta|instagram|instagran|telegram|telegran|tiktok|direct|gmail|email)',
  '(qual|me passa|me passe|me manda|me mande|me da|me de|deixa|passa|passe|manda|mande|quero|pode me passar|escreve) ~2 (o |a )?(seu|teu|sua|tua) ~1 ({OWN})',
  '(continuamos|continuar|conversamos|conversar|falamos|falar|combinar|combinamos|atendo|atender|continua|vamos) ~3 (no|pelo|por|la no) ({APP})',
  '(te (chamo|ligo|adiciono|add|mando mensagem|procuro|respondo|escrevo)) ~2 (no|pelo|por|la no) ({APP})',
)
