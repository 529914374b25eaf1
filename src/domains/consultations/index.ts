export { acceptConsultation } from './accept-consultation.ts'
export { beginConsultation } from './begin-consultation.ts'
export { endConsultation } from './end-consultation.ts'
export { requestConsultation } from './request-consultation.ts'
