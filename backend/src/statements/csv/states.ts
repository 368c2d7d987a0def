import { plainWords } from '../extraction/words/plain-words.ts';
import { UnreadableCsv } from './types.ts';

const list = (words: string) => new Set(words.split(/[;\n]/).flatMap((word) => word.trim() || []));

/** States of what was booked, in plain words (extraction/words.ts). */
const BOOKED = list(`
completed; complete; booked; posted; settled; cleared; executed; processed; done; paid; success; successful; succeeded; confirmed; finished; reconciled; received; sent; ok; final; credited; debited; credit; debit; billed
gebucht; abgeschlossen; ausgefuhrt; ausgefuehrt; erledigt; verbucht; bezahlt; haben; soll; erfolgreich; abgerechnet; umsatz gebucht
comptabilise; comptabilisee; termine; terminee; effectue; effectuee; execute; executee; passe; regle; valide; validee
completado; completada; contabilizado; contabilizada; liquidado; liquidada; realizado; realizada; ejecutado; ejecutada; finalizado; finalizada; asentado; aplicado; pagado
contabilizzato; contabilizzata; completato; completata; eseguito; eseguita; concluso; registrato; pagato
voltooid; geboekt; verwerkt; uitgevoerd; afgerond; betaald
zrealizowana; zrealizowano; zaksiegowana; zaksiegowane; zaksiegowano; wykonana; wykonane; zakonczona; zakonczone; zakonczono; rozliczona; rozliczono
finalizat; finalizata; procesat; procesata; efectuat; efectuata; concluido; concluida; efetuado; efetuada; completo; completa; liquidado
udfort; bogfort; bokfort; bokford; gjennomfort; genomford; utford
selesai; berjaya; berhasil; sukses; 完了; 已完成; 已入账; 已入帳; 成功; 완료; выполнено; выполнен; выполнена; исполнено; исполнен; исполнена; завершено; завершен; завершена; проведено; проведен; проведена; обработано; успешно; успешныи; успешная; совершен; совершена; совершено; оплачено; оплачен; зачислено; зачислен; списано; реализован; принят; принято; подтвержден; подтверждена; виконано; успішно; осчетоводена; осчетоводено
`);

/** States of what was not booked: it is still open, or came to nothing. */
const NOT_BOOKED = list(`
pending; in progress; processing; open; hold; on hold; held; authorised; authorized; authorisation; authorization; preauthorised; preauthorized; scheduled; upcoming; planned; submitted; initiated; created; waiting; in review; blocked; reserved; uncleared; unposted; not posted; not booked; not completed; incomplete; not yet booked
reverted; failed; failure; declined; cancelled; canceled; cancelled by user; refused; rejected; denied; expired; error; void; voided; aborted; memo; unsuccessful; timed out; payment failed; deleted; draft
ausstehend; vorgemerkt; offen; abgelehnt; storniert; geplant; in bearbeitung; fehlgeschlagen; abgebrochen; reserviert; nicht gebucht; noch nicht gebucht; noch offen; autorisiert; abgelaufen; zuruckgewiesen; umsatz vorgemerkt
en attente; annule; annulee; en cours; refuse; refusee; rejete; rejetee; echoue; echouee; expire; expiree; a venir; autorise; autorisee
pendiente; rechazado; rechazada; cancelado; cancelada; en proceso; en curso; fallido; fallida; retenido; retenida; caducado; anulado; anulada; denegado; denegada
in sospeso; annullato; annullata; in attesa; in corso; rifiutato; rifiutata; non riuscito; fallito; scaduto; autorizzato; autorizzata; respinto; non contabilizzato
in behandeling; geannuleerd; geweigerd; mislukt; gereserveerd; gepland; openstaand; verlopen; in afwachting
oczekujaca; oczekujace; w toku; w realizacji; odrzucona; odrzucono; anulowana; anulowano; nieudana; zablokowana
in asteptare; in curs; respins; respinsa; anulat; anulata; esuat; pendente; recusado; recusada; em processamento; falhado; falhou; agendado; agendada
venter; afventer; vantar; reserveret; reservert; reserverad; afvist; avvist; slettet
dalam proses; tertunda; gagal; dibatalkan; ditolak; 処理中; 取消; 处理中; 處理中; 待处理; 待處理; 失败; 失敗; 已取消; 대기; 취소; 실패; в обработке; в ожидании; отклонено; отклонен; отклонена; отменено; отменен; отменена; ожидает; ошибка; неуспешно; отказ; отказано; отказана
`);
/** So much of a state is told to the user. */
const MAX_STATE = 60;
/** Codes of countries and federal states: a column of those is an address. */
const PLACE = /^[A-Z]{2}$/;

export type State = 'booked' | 'open' | 'unknown';

/** What a cell of a state column says of its row. An empty one says nothing against it. */
export function stateOf(cell: string): State {
  const words = plainWords(cell.replace(/_/g, ' ')).replace(/^(transaction|payment|transfer) /, '');
  if (cell === '' || BOOKED.has(words)) return 'booked';
  return NOT_BOOKED.has(words) || NOT_BOOKED.has(plainWords(cell)) ? 'open' : 'unknown';
}

/** The refusal of a row with a state that is not known. */
export function unknownState(cell: string, line: number): UnreadableCsv {
  return new UnreadableCsv('unknownState', `line ${line}`, { detail: cell.slice(0, MAX_STATE) });
}

/** Whether a column called state holds places instead of states. */
export function arePlaces(cells: readonly string[]): boolean {
  return cells.every((cell) => PLACE.test(cell));
}
