import type { Category } from '@saldo/contracts';

/** OpenStreetMap's kinds of shops and places, one space-separated list per category of ours. Kinds not named here are left out. */
const KINDS: Partial<Record<Category, string>> = {
  groceries:
    'shop/supermarket shop/convenience shop/greengrocer shop/butcher shop/frozen_food shop/wholesale shop/deli ' +
    'shop/dairy shop/seafood shop/cheese shop/health_food shop/beverages shop/alcohol shop/wine shop/tea ' +
    'shop/confectionery shop/chocolate shop/nuts shop/kiosk shop/general',
  dining:
    'amenity/fast_food amenity/restaurant amenity/cafe amenity/ice_cream amenity/pub amenity/bar shop/coffee ' +
    'shop/bakery shop/pastry shop/bubble_tea',
  transport:
    'amenity/fuel amenity/charging_station amenity/parking amenity/car_wash amenity/bicycle_rental amenity/car_sharing ' +
    'shop/car_repair shop/car_parts shop/tyres amenity/vehicle_inspection amenity/motorcycle_rental highway/services ' +
    'shop/motorcycle_repair transit/route/train transit/route/subway',
  travel:
    'tourism/hotel tourism/motel tourism/hostel tourism/caravan_site amenity/car_rental shop/travel_agency',
  health:
    'amenity/pharmacy shop/chemist shop/optician amenity/dentist amenity/clinic amenity/doctors amenity/hospital ' +
    'amenity/veterinary healthcare/laboratory healthcare/physiotherapist shop/hearing_aids shop/medical_supply ' +
    'shop/nutrition_supplements leisure/fitness_centre leisure/sports_centre shop/hairdresser shop/beauty shop/massage',
  entertainment:
    'amenity/cinema leisure/bowling_alley leisure/trampoline_park leisure/amusement_arcade leisure/indoor_play ' +
    'leisure/escape_game tourism/theme_park amenity/karaoke_box shop/bookmaker shop/lottery shop/ticket ' +
    'shop/video_games shop/video shop/music amenity/casino',
  utilities:
    'shop/mobile_phone shop/telecommunication office/telecommunication shop/gas operators/office/energy_supplier ' +
    'operators/office/water_utility',
  insurance: 'office/insurance',
  education:
    'amenity/kindergarten amenity/language_school amenity/prep_school amenity/school amenity/university ' +
    'amenity/driving_school amenity/music_school amenity/training amenity/college',
  housing: 'shop/storage_rental',
  fees: 'office/tax_advisor',
  other: 'amenity/post_office shop/charity shop/funeral_directors',
  shopping:
    'shop/clothes shop/shoes shop/furniture shop/electronics shop/doityourself shop/books shop/jewelry ' +
    'shop/department_store shop/trade shop/variety_store shop/cosmetics shop/sports shop/houseware shop/pet shop/toys ' +
    'shop/bed shop/outdoor shop/stationery shop/bicycle shop/hardware shop/kitchen shop/gift shop/interior_decoration ' +
    'shop/garden_centre shop/newsagent shop/perfumery shop/paint shop/watches shop/motorcycle shop/baby_goods ' +
    'shop/florist shop/e-cigarette shop/computer shop/fashion_accessories shop/bag shop/second_hand ' +
    'shop/household_linen shop/tobacco shop/mall shop/photo shop/craft shop/electrical shop/hifi shop/appliance ' +
    'shop/musical_instrument shop/fabric shop/games shop/country_store shop/catalogue shop/dry_cleaning shop/laundry',
};

/** Where one name stands for several kinds ("Shell" sells fuel and snacks), the higher rank says what the name is known for. */
export const KIND_RANK: Readonly<Record<string, number>> = {
  'shop/supermarket': 10,
  'shop/wholesale': 9,
  'shop/department_store': 9,
  'tourism/hotel': 9,
  'amenity/fuel': 8,
  'amenity/pharmacy': 8,
  'shop/chemist': 8,
  'shop/clothes': 8,
  'shop/electronics': 8,
  'shop/doityourself': 8,
  'shop/furniture': 8,
  'amenity/fast_food': 7,
  'amenity/restaurant': 7,
  'shop/telecommunication': 7,
  'shop/mobile_phone': 7,
  'amenity/cafe': 6,
  'shop/convenience': 6,
  'shop/car_repair': 4,
  'amenity/car_wash': 2,
  'amenity/bicycle_rental': 3,
  'amenity/charging_station': 4,
  'transit/route/train': 4,
  'transit/route/subway': 4,
};

export const BRAND_KINDS: Readonly<Record<string, Category>> = Object.fromEntries(
  (Object.entries(KINDS) as [Category, string][]).flatMap(([category, kinds]) =>
    kinds.split(' ').map((kind) => [kind, category] as const),
  ),
);
