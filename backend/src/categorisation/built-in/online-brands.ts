import type { Category } from '@saldo/contracts';

/**
 * Businesses without a door, which OpenStreetMap cannot know, as statements print them. They go before the dictionary.
 * One that begins with '~' is also an everyday word and only counts at the start of the merchant's text.
 */
export const ONLINE_BRANDS: Partial<Record<Category, string>> = {
  entertainment:
    'netflix|spotify|disney plus|disneyplus|hbo max|hbomax|prime video|amazon video|amazon prime|amznprime|amzn prime|amazon music|apple music|apple tv|' +
    'youtube|youtube premium|google youtube|google play|hulu|paramount plus|dazn|now tv|nowtv|sky tv|sky uk|sky deutschland|sky digital|wow tv|crunchyroll|deezer|tidal|soundcloud|' +
    'audible|twitch|steam|steampowered|steamgames|playstation|playstation network|sony interactive|xbox|nintendo|epic games|roblox|riot games|blizzard|electronic arts|ubisoft|' +
    'eventbrite|ticketmaster|eventim|see tickets|dice fm|stubhub|fever|bookmyshow|astro|viu|iqiyi|mubi|rtl plus|joyn|canal plus|canalplus|molotov|' +
    'patreon|onlyfans|tinder|bumble|lotto24|tipico|bet365|betfair|ladbrokes|sports toto|magnum 4d|national lottery|kindle|kindle unltd|scribd|medium com|substack|new york times|nytimes|guardian news|the economist|financial times|spiegel',
  shopping:
    'home depot|the home depot|bunnings|쿠팡|네이버|네이버페이|蝦皮|蝦皮購物|momo購物|淘宝|天猫|京东|amazon|amzn|amzn mktp|amazon mktplace|amazon mktplc|amazon marketplace|amazon eu|amz|ebay|etsy|aliexpress|alibaba|temu|shein|zalando|asos|about you|otto|lazada|shopee|zalora|taobao|tmall|' +
    'pinduoduo|coupang|gmarket|11st|rakuten|mercado libre|mercadolibre|allegro|bol com|vinted|kleinanzeigen|wish com|tiktok shop|qoo10|carousell|carousell mall|cdiscount|fnac|veepee|' +
    'notonthehighstreet|wayfair|boohoo|prettylittlething|ao com|argos|currys|best buy|newegg|banggood|apple com bill|apple com|apple store|itunes|google store|google one|google workspace|google gsuite|google cloud emea|google ads|google|microsoft|microsoft 365|' +
    'adobe|dropbox|icloud|github|openai|chatgpt|claude ai|anthropic|notion labs|notion|canva|figma|zoom us|zoom com|slack|atlassian|godaddy|namecheap|cloudflare|digitalocean|hetzner|aws|amazon web services|google cloud|' +
    'linkedin|wix com|squarespace|mailchimp|nordvpn|expressvpn|1password|klarna|clearpay|afterpay|atome|spaylater|depop|facebook|facebk|google ads|dhgate|ebay o|photobox|moonpig|vistaprint|interflora',
  transport:
    '滴滴|카카오t|uber|uber trip|uber bv|lyft|grab|grab rides|grabcar|grab my|grab com|bolt|bolt eu|free now|freenow|gojek|ola cabs|didi|cabify|blablacar|blablabus|lime ride|limebike|voi technology|tier mobility|tfl|tfl gov uk|tfl travel ch|' +
    'transport for london|trainline|thetrainline|national rail|deutsche bahn|db bahn|db vertrieb|db fernverkehr|bahn de|sncf|sncf connect|ouigo|trenitalia|italotreno|renfe|eurostar|sbb|obb|oebb|flixbus|flixtrain|national express|megabus|lner|gwr|avanti west coast|' +
    'ns groep|ns reizigers|ptv|myki|opal|transport for nsw|simplygo|bus mrt|ez link|touch n go|tng|rapid rail|ktmb|justpark|ringgo|paybyphone|easypark|parkster|apcoa|ncp|indigo|q park|qpark|euro car parks|share now|miles mobility|zipcar|getaround|' +
    'tesla supercharger|enbw mobility|chargepoint|pod point|bp pulse|ionity|setel|petronas|shell recharge|esso|texaco|bhpetrol|caltex|plus malaysia|kakao t|kakaomobility|socar|yego|nextbike|dott|swapfiets|santander cycles|motability',
  dining:
    '배달의민족|요기요|美团|饿了么|uber eats|ubereats|deliveroo|just eat|justeat|just eat takeaway|lieferando|takeaway com|doordash|grubhub|grabfood|grab food|gofood|foodpanda|wolt|glovo|bolt food|delivery hero|baemin|ele me|meituan|too good to go|toogoodtogo|zus coffee|tealive|hellofresh',
  groceries:
    '7 eleven|7eleven|seven eleven|familymart|family mart|全家便利商店|全家|wholefds|whole foods|instacart|getir|gorillas|flink|ocado|gousto|rewe|edeka|lidl|aldi|penny|penny markt|netto marken discount|kaufland|tegut|tesco|sainsburys|sainsbury|asda|morrisons|waitrose|m s simply food|co op food|co op group|co op|coop|iceland foods|99 speedmart|kk super mart|kk mart|mydin|jaya grocer|village grocer|aeon big|redmart|' +
    'fairprice|ntuc|ntuc fp|cold storage|sheng siong|giant hypermarket|lotuss|picnic|redmart|oda com|mathem|grabmart|bigbasket',
  travel:
    'booking com|booking|bookingcom|hotel at booking com|airbnb|expedia|agoda|hotels com|trip com|trivago|kayak|skyscanner|opodo|edreams|lastminute|lastminute com|hostelworld|vrbo|getyourguide|klook|viator|kkday|traveloka|tui|jet2|on the beach|easyjet|ryanair|wizz air|wizzair|lufthansa|' +
    'eurowings|british airways|air france|klm|iberia|vueling|emirates|qatar airways|etihad|turkish airlines|singapore airlines|airasia|air asia|malaysia airlines|malindo|batik air|scoot|cathay pacific|eva air|china airlines|korean air|asiana|jetstar|qantas|virgin australia|virgin atlantic|delta air|united airlines|american airlines|southwest airlines|' +
    'jetblue|air canada|westjet|flybe|aer lingus|swiss air|austrian airlines|tap portugal|norwegian air|finnair|sixt|hertz|avis|europcar|enterprise rent a car|airalo|premier inn|travelodge|travelodge gb|marriott|hilton|holiday inn|ibis|accor|novotel|mercure|radisson|best western|motel one|oyo rooms|redbus|easybook|omio|interrail',
  utilities:
    'vodafone|o2|telefonica|telefonica germany|t mobile|tmobile|deutsche telekom|telekom deutschland|1 1 telecom|1und1|congstar|freenet|drillisch|ee limited|ee and t mobile|bt group|british telecom|three uk|h3g|giffgaff|giff gaff|virgin media|sky broadband|talktalk|plusnet|lebara|lycamobile|voxi|smarty|sfr|bouygues telecom|free mobile|free telecom|sosh|' +
    'orange sa|orange france|orange mobile|movistar|yoigo|masmovil|tim spa|wind tre|fastweb|iliad|kpn|ziggo|proximus|verizon|at t|comcast|xfinity|spectrum|t mobile usa|telstra|optus|bell canada|rogers|telus|maxis|celcom|celcomdigi|digi telecom|u mobile|umobile|yes 4g|unifi|telekom malaysia|tm net|tmnet|time dotcom|singtel|starhub|m1 limited|circles life|simba|chunghwa telecom|taiwan mobile|sk telecom|kt corp|lg u|' +
    'british gas|octopus energy|eon next|e on|eon|edf|edf energy|ovo energy|scottish power|scottishpower|npower|bulb energy|shell energy|thames water|severn trent|united utilities|anglian water|yorkshire water|vattenfall|enbw|rwe|e on energie|eprimo|lichtblick|yello strom|naturstrom|swm|rheinenergie|mainova|engie|totalenergies electricite|veolia|suez|iberdrola|endesa|naturgy|enel|eni plento|hera spa|eneco|essent|vandebron|tenaga nasional berhad|sp services|sp group|sp digital|pge|tauron|google fi|skype|ooma|starlink|agl sales|edp comercial|meralco|luminus|pgnig|dewa|enbridge gas|hutchison drei|toronto hydro|bc hydro|hydro quebec|cfe suministrador|orange polska',
  health:
    'dm drogerie|dm drogeriemarkt|rossmann|docmorris|shop apotheke|redcare|doctolib|boots|superdrug|specsavers|vision express|holland barrett|guardian health|guardian pharmacy|watsons|caring pharmacy|big pharmacy|alpro pharmacy|unity pharmacy|cvs|walgreens|mcfit|fitx|fitness first|puregym|pure gym|the gym group|thegymgroup|david lloyd|anytime fitness|basic fit|clever fit|john reed|urban sports|urban sports club|classpass|gympass|wellhub|celebrity fitness|virgin active|planet fitness|headspace|calm com|strava|peloton|myprotein|iherb|bupa dental',
  education:
    'coursera|udemy|edx|skillshare|masterclass|duolingo|babbel|khan academy|brilliant org|datacamp|pluralsight|codecademy|udacity|linkedin learning|open university|chegg|preply|italki|british council|goethe institut|student loans company|slc|ptptn|kumon|berlitz',
  insurance:
    'barmer|techniker krankenkasse|tk die techniker|aok|dak gesundheit|dak|ikk classic|allianz|axa|huk coburg|huk24|ergo|debeka|generali|zurich|zurich insurance|hdi|devk|cosmosdirekt|r v versicherung|getsafe|lemonade|hiscox|wefox|clark germany|aviva|admiral|direct line|churchill insurance|esure|hastings|lv insurance|legal general|vitality|vitalityhealth|bupa|petplan|macif|maif|matmut|groupama|maaf|alan sa|mapfre|mutua madrilena|sanitas|adeslas|unipolsai|' +
    'prudential|great eastern|aia|allianz malaysia|etiqa|zurich takaful|takaful malaysia|manulife|sun life|geico|progressive|state farm|allstate|cigna|aetna|kaiser permanente|ntuc income|medibank|hcf|nib health|achmea|nationale nederlanden|zilveren kruis|cz groep|pzu|swica|helsana|css versicherung',
  housing:
    'vonovia|deutsche wohnen|saga hamburg|gewobag|degewo|howoge|lendlease|openrent|ikano|taskrabbit|myhammer|checkatrade|bilt rents|homeserve|big yellow|shurgard|safestore',
  other:
    'deutsche post|dhl|royal mail|la poste|correos|poste italiane|pos malaysia|singpost|usps|ups|fedex|hermes|evri|gls|dpd|post office|justgiving|gofundme|unicef|red cross|wikimedia|betterplace',
  transfers: 'western union|moneygram|remitly|worldremit|taptap send|wise|transferwise|payoneer',
};

/** Everyday words among them. */
export const EVERYDAY_ONLINE_BRANDS: ReadonlySet<string> = new Set(
  (
    'grab|bolt|wish|otto|booking|penny|coop|co op|time dotcom|fever|smarty|spectrum|simba|rogers|indigo|slack|canva|medium|steam|apple|opal|prudential|' +
    'progressive|admiral|hastings|zurich|calm|tier|picnic|flink|o2|tng|ncp|ptv|amz|aws|cvs|aia|dak|slc|eon|rwe|sfr|kpn|pge|swm|hcf|gls|dpd|ups|dhl|suez|hera|wise|ibis|avis|dott|tidal|hermes|vitality|boots|guardian|magnum|astro|delta|alan|clark|google|notion|scoot|smart|lime|allegro|rakuten|kayak|shell'
  ).split('|'),
);
