import { remembered } from '../words/remembered.ts';

/** Names that are shortened to their first letters, too: twelve for each language, forms of one month parted by strokes. */
const SHORTENED = [
  'january february march april may june july august september october november december',
  'januar februar marz/maerz april mai juni juli august september oktober november dezember',
  'jaenner/janner februar marz april mai juni juli august september oktober november dezember',
  'janvier fevrier mars avril mai juin juillet aout septembre octobre novembre decembre',
  'enero febrero marzo abril mayo junio julio agosto septiembre/setiembre octubre noviembre diciembre',
  'gennaio febbraio marzo aprile maggio giugno luglio agosto settembre ottobre novembre dicembre',
  'janeiro fevereiro marco abril maio junho julho agosto setembro outubro novembro dezembro',
  'januari februari maart/mars april mei/maj juni juli augustus/augusti september oktober november december',
  'januari pebruari/februari maret/mac april mei/mai juni/jun juli/julai agustus/ogos september oktober nopember/november desember/disember',
  'styczen/stycznia luty/lutego marzec/marca kwiecien/kwietnia maj/maja czerwiec/czerwca lipiec/lipca sierpien/sierpnia wrzesien/wrzesnia pazdziernik/pazdziernika listopad/listopada grudzien/grudnia',
  'ianuarie februarie martie aprilie mai iunie iulie august septembrie octombrie noiembrie decembrie',
  'ocak şubat mart nisan mayıs haziran temmuz ağustos eylül ekim kasım aralık',
  'января/январь февраля/февраль марта/март апреля/апрель мая/май июня/июнь июля/июль августа/август сентября/сентябрь октября/октябрь ноября/ноябрь декабря/декабрь',
  'януари февруари март април май юни юли август септември октомври ноември декември',
  'ιανουαρίου/ιανουάριος φεβρουαρίου/φεβρουάριος μαρτίου/μάρτιος απριλίου/απρίλιος μαΐου/μάιος ιουνίου/ιούνιος ιουλίου/ιούλιος αυγούστου/αύγουστος σεπτεμβρίου/σεπτέμβριος οκτωβρίου/οκτώβριος νοεμβρίου/νοέμβριος δεκεμβρίου/δεκέμβριος',
];
/** Names whose first letters may be those of other words ('PRO', 'SPA'), so that only the whole is a month. */
const WHOLE = [
  'leden únor březen duben květen červen červenec srpen září říjen listopad prosinec',
  'ledna února března dubna května června července srpna - října listopadu prosince',
  'januára februára marca apríla mája júna júla augusta septembra októbra novembra decembra',
  'januar februar marec april maj junij julij avgust september oktober november december',
  'januarja februarja marca aprila maja junija julija avgusta septembra oktobra novembra decembra',
  // In Polish and Czech the tenth month of the Croats is the eleventh.
  'siječnja/siječanj veljače/veljača ožujka/ožujak travnja/travanj svibnja/svibanj lipnja/lipanj srpnja/srpanj kolovoza/kolovoz rujna/rujan - studenoga/studenog/studeni prosinca/prosinac',
  'januara februara marta aprila maja juna jula avgusta septembar/septembra oktobar/oktobra novembar/novembra decembar/decembra',
  'január február március április május június július augusztus szeptember/szept október november december',
  'січня лютого березня квітня травня червня липня серпня вересня жовтня листопада грудня',
  'janvāris/janvāra februāris/februāra marts/marta aprīlis/aprīļa maijs/maija jūnijs/jūnija jūlijs/jūlija augusts/augusta septembris/septembra oktobris/oktobra novembris/novembra decembris/decembra',
  'sausio/sausis vasario/vasaris kovo/kovas balandžio/balandis gegužės/gegužė birželio/birželis liepos/liepa rugpjūčio/rugpjūtis rugsėjo/rugsėjis spalio/spalis lapkričio/lapkritis gruodžio/gruodis',
  'jaanuar veebruar märts aprill mai juuni juuli august september oktoober november detsember',
  'tammikuuta/tammikuu helmikuuta/helmikuu maaliskuuta/maaliskuu huhtikuuta/huhtikuu toukokuuta/toukokuu kesäkuuta/kesäkuu heinäkuuta/heinäkuu elokuuta/elokuu syyskuuta/syyskuu lokakuuta/lokakuu marraskuuta/marraskuu joulukuuta/joulukuu',
  'janúar febrúar mars apríl maí júní júlí ágúst september október nóvember desember',
  'januar februar marts april maj juni juli august september oktober november december',
  'janar shkurt mars prill maj qershor korrik gusht shtator tetor nëntor dhjetor',
];
/** Abbreviations that are no beginnings. */
const ABBREVIATED = [
  '- - mrz/mrt - - - - - - - - -',
  '- - - - - ιουν ιουλ - - - - -',
  '- febre/febrer - - - - - agos septie/septiem/setie/setiem/septiemb/setiemb octub novie/noviem/noviemb dicie/diciem/diciemb',
];

const plainOf = (name: string) =>
  name.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase().replace(/ł/g, 'l').replace(/ı/g, 'i');

/** Each form of the names of these languages with its month. */
const formsOf = (languages: string[]): [string, number][] =>
  languages.flatMap((names) =>
    names
      .split(' ')
      .flatMap((name, index) =>
        name.split('/').map((form): [string, number] => [plainOf(form), index + 1]),
      ),
  );

const BEGUN = formsOf(SHORTENED);
const EXACT = new Map(formsOf([...WHOLE, ...ABBREVIATED, ...SHORTENED]));

/** The month (1 to 12) of a name or an abbreviation of three or four letters, or null. */
export const monthNamed = remembered(monthCalled);

function monthCalled(name: string): number | null {
  const plain = plainOf(name);
  if (plain.length < 3) return null;
  const exact = EXACT.get(plain);
  if (exact || plain.length > 4) return exact ?? null;
  return BEGUN.find(([full]) => full.startsWith(plain))?.[1] ?? null;
}
