import { refusals } from '#shared/refusal.ts'
import { TOO_LARGE } from './bounds.rules.ts'

export const refuse = refusals('application_documents', {
  not_found: [404, 'Esta candidatura não tem documento guardado.'],
  unknown_kind: [404, 'Envie um documento, o verso dele ou uma selfie.'],
  missing: [409, 'Falta o documento com foto. O que você escreveu continua aqui: escolha o arquivo e envie de novo.'],
  already_decided: [409, 'Sua candidatura já foi aprovada: não é preciso enviar outro documento.'],
  needed: [409, 'A candidatura em análise precisa do documento. Você pode trocá-lo por outro.'],
  too_large: [413, TOO_LARGE],
  pdf_too_large: [413, 'O PDF passa de 5 MB. Envie só a página do documento, ou uma foto dele.'],
  too_many_pixels: [400, 'A foto passa de 50 megapixels. Reduza o tamanho dela e envie de novo.'],
  too_small: [400, 'A foto é pequena demais para ler o documento: o lado menor precisa de 400 pixels.'],
  not_a_photo: [415, 'Este arquivo não é uma foto JPEG, PNG ou WebP, nem um PDF, qualquer que seja o nome dele.'],
  not_a_selfie: [415, 'A selfie precisa ser uma foto JPEG, PNG ou WebP.'],
  locked_pdf: [
    400,
    'Este PDF está protegido, e a equipe talvez não consiga abri-lo. Envie uma foto do documento, ou um PDF sem proteção.',
  ],
  active_pdf: [400, 'Este PDF tem programas ou anexos dentro. Envie uma foto do documento, ou outro PDF.'],
  broken: [400, 'O arquivo chegou incompleto ou está danificado. O que você escreveu continua aqui: envie de novo.'],
  busy: [503, 'Muitos arquivos chegam agora. Espere alguns segundos e envie de novo.'],
  reason_needed: [400, 'Esta candidatura já foi decidida: diga por que você precisa ver o documento.'],
})
