import type { Category } from '@saldo/contracts';
import { type Rule, RuleIndex } from './rule.ts';

/** Words that say what kind of business stands in a line, in the languages of the statements Saldo reads. */
const WORDS: readonly Rule[] = [
  {
    id: 'words:groceries',
    category: 'groceries',
    why: 'The text names a food shop',
    phrases:
      'supermarket|supermarkets|supermarche|supermercado|supermercato|supermarkt|hypermarket|hypermarche|grocery|groceries|grocer|grocers|' +
      'greengrocer|greengrocers|minimarket|mini market|mini mart|minimart|food market|farm shop|farmers market|wochenmarkt|convenience store|' +
      'food store|food hall|foodhall|butcher|butchers|fishmonger|fishmongers|delicatessen|deli|off licence|wine shop|wines|wine merchants|liquor|liquors|liquor store|getranke|' +
      'getraenke|getrankemarkt|getraenkemarkt|obst|gemuse|gemuese|hofladen|bioladen|reformhaus|feinkost|lebensmittel|metzger|fleischer|kiosk|spati|spaeti|' +
      'epicerie|alimentation|alimentation generale|boucherie|charcuterie|fromagerie|primeur|primeurs|poissonnerie|caviste|marche|alimentacion|fruteria|carniceria|' +
      'pescaderia|ultramarinos|abarrotes|mercado|mercadillo|alimentari|macelleria|salumeria|enoteca|fruttivendolo|slagerij|groenteboer|buurtsuper|' +
      'kedai runcit|pasar raya|pasaraya|pasar|runcit|toko|warung|mart|bakkal|sklep|spozywczy|mercearia|talho|minimercado|продукты|супермаркет|超市|超市|슈퍼|마트|スーパー|market',
  },
  {
    id: 'words:dining',
    category: 'dining',
    why: 'The text names a place to eat or drink',
    phrases:
      'restaurant|restaurants|ristorante|restaurante|restauracja|restoran|ristoranti|rest|cafe|cafes|caffe|cafeteria|coffee|coffeehouse|coffee house|coffee shop|espresso|' +
      'tea room|tea rooms|tearoom|bistro|brasserie|diner|grill|steakhouse|kitchen|canteen|kantine|mensa|catering|pub|bar|tavern|taverna|taverne|inn bar|' +
      'brewery|brewhouse|brewing|brauhaus|brauerei|biergarten|wine bar|cocktail|cocktails|lounge bar|pizza|pizzeria|pizzas|trattoria|osteria|' +
      'gelateria|gelato|ice cream|eis|eiscafe|eisdiele|glacier|creperie|patisserie|boulangerie|bakery|bakeries|bakers|baker|backerei|baeckerei|konditorei|backshop|' +
      'panaderia|pasteleria|panetteria|pasticceria|bakkerij|padaria|pastelaria|piekarnia|cukiernia|kebab|kebap|doner|doener|shawarma|falafel|burger|burgers|' +
      'sushi|ramen|noodle|noodles|dim sum|tandoori|curry|thai|chicken|chicken rice|fish and chips|fish chips|chippy|takeaway|take away|imbiss|snack|snackbar|snacks|sandwich|' +
      'sandwiches|steak|bbq|barbecue|tapas|cantina|taqueria|tacos|cerveceria|chiringuito|meson|bodega|cucina|gasthaus|gasthof|gaststatte|gaststaette|wirtshaus|' +
      'ratskeller|eatery|food court|foodcourt|hawker|kopitiam|kopi|mamak|nasi|nasi lemak|mee|satay|roti|ayam|teh|bubble tea|boba|kedai kopi|kedai makan|' +
      'rumah makan|medan selera|restoran nasi|katering|lokanta|lokantasi|firin|kahve|bar mleczny|ресторан|кафе|餐廳|餐厅|咖啡|식당|카페|커피|치킨|レストラン|カフェ|食堂|juice|smoothie|donuts|drink|drinks|' +
      '^tst|food delivery|lieferservice|afternoon tea|brunch|lunch|dinner|breakfast|restauration',
  },
  {
    id: 'words:transport',
    category: 'transport',
    why: 'The text names fuel, a ride or a vehicle',
    phrases:
      'petrol|petroleum|fuel|fuels|filling station|service station|gas station|gasoline|sstn|s stn|pfs|diesel|garage|garages|tankstelle|station service|carburant|gasolinera|' +
      'estacion de servicio|carburante|stazione di servizio|benzinestation|tankstation|stesen minyak|minyak|petron station|ev charging|charging station|ladesaule|' +
      'parking|car park|carpark|car parks|parkhaus|parkplatz|parkschein|parkgebuhr|stationnement|aparcamiento|parcheggio|parkeren|parkir|letak kereta|pay by phone|' +
      'paybyphone|ringgo|parkmobile|park mobile|taxi|taxis|cab|cabs|minicab|private hire|radio cars|cars|teksi|taksi|rideshare|ride hailing|rail|railway|railways|trains|train|trainline|metro rail|' +
      'subway fare|underground|tube|tfl travel|transit|bus|buses|coaches|tram|tramway|metro|mrt|lrt|ktm|komuter|bus mrt|rapidkl|bahn|s bahn|u bahn|db vertrieb|verkehrsbetriebe|' +
      'verkehrsverbund|nahverkehr|bvg|mvg|hvv|rmv|vrr|rnv|ratp|navigo|sncb|nmbs|renfe cercanias|atac|atm milano|ov chipkaart|carris|ferry|faehre|fahre|toll|tolls|tollway|' +
      'maut|peage|peaje|pedaggio|autostrade|autoroute|autoroutes|telepass|e zpass|ezpass|plus tol|tol|dartford crossing|congestion charge|ulez|mot|car wash|carwash|autowasche|waschstrasse|lavage auto|' +
      'autohaus|auto parts|autoteile|kfz|werkstatt|reifen|tyre|tyres|tires|mechanic|bengkel|carrosserie|taller|officina|autoservice|motors|motor|car service|car repair|' +
      'bike share|bikeshare|e scooter|car sharing|carsharing|азс|такси|метро|加油站|停車|停車場|捷運|주유소|택시|주차|지하철|駐車場|タクシー|交通|鉄道|transport|adac',
  },
  {
    id: 'words:housing',
    category: 'housing',
    why: 'The text names rent, a mortgage or the home',
    phrases:
      'rent|house rent|flat rent|monthly rent|mortgage|letting|lettings|letting agent|landlord|tenancy|housing|housing association|estate agents|property management|hausverwaltung|' +
      'wohnungsbau|wohnbau|wohnungsgesellschaft|miete|kaltmiete|warmmiete|nebenkosten|hausgeld|eigenheim|immobilien|baufinanzierung|hypothek|darlehen|' +
      'loyer|loyers|syndic|copropriete|charges locatives|credit immobilier|immobilier|alquiler|hipoteca|comunidad propietarios|inmobiliaria|imobiliaria|immobiliare|arriendo|vve|credito habitacao|room rental|utleiemegleren|husleie|hyra|affitto|mutuo|condominio|' +
      'huur|hypotheek|aluguel|aluguer|renda|condominio|sewa|sewa rumah|sewa bilik|pinjaman perumahan|home loan|housing loan|hire purchase house|maintenance condo|czynsz|kira|аренда|квартплата|' +
      '房租|월세|임대료|家賃|plumber|plumbing|electrician|handyman|locksmith|schlusseldienst|plombier|self storage|storage unit|cleaning service|cleaners home|removals|umzug|gardener|hausmeister|service charge flat|ground rent',
  },
  {
    id: 'words:utilities',
    category: 'utilities',
    why: 'The text names power, water, internet or a phone',
    phrases:
      'electric|electricity|energy|energie|power|gas bill|water|water board|water services|sewerage|waste|waste management|broadband|internet|fibre|fiber|wifi|telecom|telecoms|telco|telekom|' +
      'telecommunications|mobile|wireless|cellular|mobilfunk|festnetz|telefon|telefon ag|utility|utilities|stadtwerke|stromkosten|strom|abschlag strom|gaswerke|wasserwerk|wasserwerke|' +
      'fernwarme|fernwaerme|abwasser|abfall|mullabfuhr|rundfunk|rundfunkbeitrag|ard zdf|gez|beitragsservice|tv licence|tv license|tv licensing|electricite|eau|eaux|service des eaux|gaz|' +
      'abonnement mobile|forfait mobile|luz|agua|aguas|electricidad|telefonia|bolletta|energia|acqua|acquedotto|luce|telefonia|waterbedrijf|elektra|waternet|' +
      'tenaga|tenaga nasional|tnb|syabas|air selangor|bil air|bil elektrik|indah water|iwk|unifi|elektrik|su faturasi|iletisim|prad|woda|gazownia|электроэнергия|связь|電費|水費|電信|전기|통신|한국전력|電気|ガス|水道|gaspreis|netz',
  },
  {
    id: 'words:health',
    category: 'health',
    why: 'The text names medicine, a practice, a gym or body care',
    phrases:
      'cpam|pharmacy|pharmacies|pharma|chemist|chemists|apotheke|apotheken|pharmacie|farmacia|farmacie|apotek|apoteket|apotheek|farmasi|apteka|eczane|аптека|藥局|药房|약국|薬局|' +
      'doctor|doctors|dr med|medical|medical centre|medical center|clinic|clinics|klinik|klinikum|klinika|hospital|hospitals|krankenhaus|surgery|health|healthcare|health centre|gesundheit|' +
      'arztpraxis|arzt|hausarzt|facharzt|praxis|zahnarzt|kieferorthopade|augenarzt|physio|physiotherapie|physiotherapy|labor|medecin|docteur|cabinet medical|laboratoire|dentiste|kinesitherapeute|' +
      'medico|clinica|dentista|ospedale|ambulatorio|huisarts|tandarts|ziekenhuis|fysio|dentist|dental|orthodontist|optician|opticians|optik|optika|optiker|opticien|optica|ottica|' +
      'poliklinik|hospitalet|doktor|gigi|병원|의원|치과|診所|醫院|病院|歯科|врач|стоматология|veterinary|vet|vets|tierarzt|veterinaire|veterinario|gym|gyms|fitness|fitnessstudio|fitnessclub|' +
      'sports club|leisure centre|swimming pool|schwimmbad|yoga|pilates|crossfit|sport club|gimnasio|palestra|sala de sport|salle de sport|sportschool|hairdresser|hairdressers|hair|hair salon|salon|barber|' +
      'barbers|barbershop|friseur|frisor|coiffeur|coiffure|peluqueria|parrucchiere|kapper|gunting rambut|nails|nail bar|beauty|beauty salon|kosmetik|kosmetikstudio|spa|massage|tattoo|drogerie|drogeria|psychotherapy|therapy|counselling',
  },
  {
    id: 'words:insurance',
    category: 'insurance',
    why: 'The text names an insurance',
    phrases:
      'insurance|insurances|insurer|assurance|assurances|mutuelle|versicherung|versicherungen|versicherungs|krankenkasse|haftpflicht|hausrat|rechtsschutz|lebensversicherung|' +
      'krankenversicherung|kfz versicherung|seguro|seguros|aseguradora|assicurazione|assicurazioni|polizza|verzekering|verzekeringen|zorgverzekering|zorgverzekeraar|takaful|insurans|premium polisi|policy|policy no|polis|assuranc|asuransi|' +
      'sigorta|ubezpieczenie|ubezpieczenia|forsikring|forsakring|asigurari|asigurare|страхование|保險|保险|보험|保険|life assurance|home insurance|car insurance|pet insurance|travel insurance|mutua|mutual insurance|underwriting|underwriters',
  },
  {
    id: 'words:education',
    category: 'education',
    why: 'The text names a school, a course or study',
    phrases:
      'school|schools|school fee|school fees|tuition|tuition fee|tuition fees|course fee|exam fee|college|university|universities|universitat|universitaet|hochschule|fachhochschule|studentenwerk|semesterbeitrag|' +
      'volkshochschule|vhs|schule|fahrschule|musikschule|sprachschule|nachhilfe|kita|kindergarten|kindertagesstatte|nursery|nurseries|childcare|day nursery|creche|ecole|universite|lycee|cantine scolaire|auto ecole|colegio|universidad|' +
      'escuela|academia|autoescuela|guarderia|matricula|scuola|universita|asilo|universiteit|kinderopvang|sekolah|yuran sekolah|universiti|tadika|taska|kolej|tuisyen|okul|universitesi|szkola|przedszkole|uniwersytet|' +
      'университет|школа|學校|大學|학교|대학교|학원|学校|training course|courses|training|academy|academies|seminar|learning|e learning|education|educational|exam|examination|exams|tutor|tutoring|lessons|student loan|student loans|bildung|weiterbildung|akademie|conference|workshop',
  },
  {
    id: 'words:travel',
    category: 'travel',
    why: 'The text names a flight, a stay or a trip',
    phrases:
      'hotel|hotels|hotell|hostel|hostels|motel|inn|guest house|guesthouse|bed and breakfast|b and b|resort|resorts|lodge|lodging|apartments|ferienwohnung|ferienhaus|jugendherberge|pension|auberge|gite|gites|chambre d hotes|' +
      'hostal|albergo|agriturismo|camping|campsite|caravan park|airline|airlines|airways|air lines|flight|flights|airport|aeroport|aeropuerto|aeroporto|flughafen|lufthansa|luftfahrt|penerbangan|lapangan terbang|travel|travels|' +
      'travel agency|reiseburo|reisebuero|reisen|reise|urlaub|voyage|voyages|viajes|viaggi|vacances|vacation|holiday|holidays|tours|tour|tourism|cruise|cruises|kreuzfahrt|car hire|car rental|rent a car|rentacar|autovermietung|' +
      'mietwagen|location voiture|alquiler coche|autonoleggio|autoverhuur|homestay|pelancongan|otel|konaklama|biuro podrozy|гостиница|отель|авиакомпания|飯店|酒店|旅館|航空|호텔|항공|여행|ホテル|旅行|visa application|passport|embassy',
  },
  {
    id: 'words:entertainment',
    category: 'entertainment',
    why: 'The text names streaming, games, film or an event',
    phrases:
      'cinema|cinemas|kino|kinos|cine|movie|movies|theatre|theater|theatres|opera|oper|concert|concerts|konzert|museum|museums|musee|museo|gallery|galerie|zoo|aquarium|theme park|freizeitpark|amusement|stadium|arena|' +
      'festival|ticket|tickets|ticketing|event|events|bowling|karaoke|arcade|escape room|nightclub|night club|club|disco|gaming|games|game|streaming|stream|tv|television|music|musik|video|radio|comedy|' +
      'lottery|lotto|loterie|loteria|lotteria|casino|betting|bet|bookmakers|wetten|spielhalle|playground|golf|football club|fc|sports arena|wayang|pawagam|panggung|sinema|tiyatro|teatr|teatro|кино|театр|電影|영화|映画|ゲーム|게임|races|racecourse|race course',
  },
  {
    id: 'words:shopping',
    category: 'shopping',
    why: 'The text names a shop',
    confidence: 0.65,
    phrases:
      'shop|shops|shopping|shopping centre|shopping mall|mall|store|stores|outlet|boutique|retail|department store|warenhaus|kaufhaus|kaufhof|magasin|tienda|negozio|winkel|loja|kedai|butik|sklepy|magaza|магазин|' +
      'clothing|clothes|fashion|mode|moda|fesyen|pakaian|kleidung|textil|textilien|shoes|shoe|schuhe|schuh|chaussures|zapateria|calzature|schoenen|kasut|jewellery|jewelry|jewellers|schmuck|juwelier|bijouterie|joyeria|gioielleria|' +
      'uhren|watches|electronics|electronic|elektronik|elektro|electrical|electricals|computers|computer|elektroniikka|furniture|furnishings|mobel|moebel|mobelhaus|meubles|muebles|mobili|meubelen|perabot|mebel|diy|hardware|baumarkt|' +
      'bricolage|ferreteria|ferramenta|bouwmarkt|garden centre|garden center|gartencenter|gartnerei|blumen|florist|florists|flowers|fleuriste|floristeria|fiorista|bloemen|bunga|books|book|bookshop|bookstore|buch|bucher|buecher|' +
      'buchhandlung|buchhandel|librairie|libreria|livraria|boekhandel|kedai buku|verlag|verlagshaus|stationery|stationers|stationary|schreibwaren|papeterie|papeleria|cartoleria|alat tulis|toys|toy|spielwaren|jouets|juguetes|giocattoli|' +
      'speelgoed|mainan|gift|gifts|geschenke|souvenir|souvenirs|crafts|craft|hobby|pets|pet|pet shop|tierbedarf|animalerie|sports|sport|bikes|cycles|fahrrad|velo|bazaar|bazar|marketplace|mktplace|mktp|trading|supplies|' +
      'supply|equipment|tools|uniforms|uniform|workwear|fabrics|textiles|curtains|carpets|cosmetics|parfumerie|perfume|perfumery|newsagent|newsagents|presse|tabac|tabak|tobacco|estanco|tabacchi|vape|photo|foto|print|printing|laundry|laundrette|reinigung|dry cleaners|百貨|購物|商店|쇼핑|백화점|書店|서점|charity shop|kids|baby|software|subscription|abo',
  },
  {
    id: 'words:loan',
    category: 'other',
    why: 'A loan repayment, which is none of the other categories',
    only: 'out',
    confidence: 0.5,
    phrases:
      'loan|loan repayment|personal loan|kredit|kreditrate|ratenkredit|kredit rate|credit conso|pret personnel|prestamo|prestito|finanziamento|lening|pinjaman|car loan|hire purchase|대출|貸款',
  },
  {
    id: 'words:charity',
    category: 'other',
    why: 'A gift to a good cause',
    only: 'out',
    phrases:
      'donation|donations|charity|foundation|spende|spenden|hilfswerk|donativo|donazione|donatie|derma|sedekah|zakat|infaq|wakaf|red cross|rotes kreuz|croix rouge|unicef|greenpeace|wwf|amnesty|oxfam|msf|kirche|church|tafel|mosque|masjid|temple|verein|mitgliedsbeitrag',
  },
];

/**
 * What a known chain may sell beside what its name stands for. In "Tesco Petrol", "IKEA Restaurant" or "Hilton Parking" the
 * second word decides; a mere place, as in "Costa Hospital" or "Starbucks Airport", does not.
 */
const SIDELINES: readonly Rule[] = [
  {
    id: 'words:transport',
    category: 'transport',
    why: 'The text names fuel or parking',
    phrases:
      'petrol|fuel|fuels|pfs|sstn|s stn|f stn|filling station|service station|pay at pump|pump|gas station|tankstelle|carburant|gasolinera|benzina|' +
      'parking|car park|parkhaus|charging',
  },
  {
    id: 'words:dining',
    category: 'dining',
    why: 'The text names a place to eat or drink',
    phrases: 'restaurant|cafe|coffee|cafeteria|bakery|ristorante|restaurante',
  },
  {
    id: 'words:travel',
    category: 'travel',
    why: 'The text names a hotel or a journey',
    phrases: 'hotel|hotels|travel agency|car hire|reisen',
  },
  {
    id: 'words:health',
    category: 'health',
    why: 'The text names medicine or glasses',
    phrases: 'pharmacy|opticians|optical|apotheke|pharmacie|farmacia|optik',
  },
  {
    id: 'words:insurance',
    category: 'insurance',
    why: 'The text names an insurance',
    phrases: 'insurance|versicherung|assurance|assurances|seguros|verzekering|pet insurance',
  },
];

export const wordsIndex = new RuleIndex(WORDS, 'last of a row');
export const sidelinesIndex = new RuleIndex(SIDELINES);

/** Ends of German and Dutch compound words, longest first where one holds another: "Löwenapotheke", "Getränkemarkt". */
const ENDINGS: readonly (readonly [string, Category])[] = [
  ['krankenversicherung', 'insurance'],
  ['versicherungen', 'insurance'],
  ['versicherung', 'insurance'],
  ['verzekeringen', 'insurance'],
  ['verzekering', 'insurance'],
  ['krankenkasse', 'insurance'],
  ['apotheke', 'health'],
  ['apotheek', 'health'],
  ['arztpraxis', 'health'],
  ['therapie', 'health'],
  ['klinik', 'health'],
  ['drogerie', 'health'],
  ['backerei', 'dining'],
  ['backhaus', 'dining'],
  ['baeckerei', 'dining'],
  ['bakkerij', 'dining'],
  ['konditorei', 'dining'],
  ['restaurant', 'dining'],
  ['gaststatte', 'dining'],
  ['brauerei', 'dining'],
  ['metzgerei', 'groceries'],
  ['fleischerei', 'groceries'],
  ['getrankemarkt', 'groceries'],
  ['getraenkemarkt', 'groceries'],
  ['supermarkt', 'groceries'],
  ['supermarket', 'groceries'],
  ['tankstelle', 'transport'],
  ['parkhaus', 'transport'],
  ['verkehrsbetriebe', 'transport'],
  ['stadtwerke', 'utilities'],
  ['wasserwerke', 'utilities'],
  ['buchhandlung', 'shopping'],
  ['mobelhaus', 'shopping'],
  ['baumarkt', 'shopping'],
  ['kaufhaus', 'shopping'],
  ['fahrschule', 'education'],
  ['hochschule', 'education'],
  ['kindergarten', 'education'],
  ['hausverwaltung', 'housing'],
  ['theater', 'entertainment'],
  ['genossenschaft', 'housing'],
  ['gebuhr', 'fees'],
  ['gebuehr', 'fees'],
  ['entgelt', 'fees'],
  ['steuer', 'fees'],
  ['flix', 'entertainment'],
];
const SHORTEST_ENDING = Math.min(...ENDINGS.map(([ending]) => ending.length));

/** The category of the first compound word whose end is known, and that end. */
export function findEnding(words: readonly string[]): readonly [string, Category] | undefined {
  for (const word of words) {
    if (word.length <= SHORTEST_ENDING) continue;
    const ending = ENDINGS.find(([end]) => word.endsWith(end));
    if (ending !== undefined) return ending;
  }
  return undefined;
}
