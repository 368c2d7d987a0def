import type { LucideIcon } from 'lucide-react';

/** The icons of the product (Lucide, ISC licence); add one here when a screen needs it. */
export {
  ArrowDownLeft,
  ArrowLeftRight,
  Banknote,
  Bus,
  Calendar,
  Check,
  ChevronDown,
  ChevronLeft,
  ChevronRight,
  CircleAlert,
  CloudUpload,
  Download,
  FileText,
  GraduationCap,
  HeartPulse,
  House,
  Info,
  LayoutGrid,
  Link2,
  Lock,
  LogOut,
  Moon,
  Pencil,
  Plane,
  Plus,
  Receipt,
  RotateCw,
  Search,
  ShoppingBag,
  ShoppingBasket,
  Sparkles,
  Sun,
  Target,
  Ticket,
  Trash2,
  TrendingUp,
  Umbrella,
  Unlink2,
  Upload,
  Utensils,
  X,
  Zap,
} from 'lucide-react';

export type IconShape = LucideIcon;

/** An icon that decorates a word: 16 px at 1.75 stroke, `lg` 20 px at 1.6. It says nothing by itself. */
export function Icon({
  of: Shape,
  size = 'default',
  className,
}: {
  of: IconShape;
  size?: 'sm' | 'default' | 'lg';
  className?: string | undefined;
}) {
  const pixels = { sm: 14, default: 16, lg: 20 }[size];
  return (
    <Shape
      size={pixels}
      strokeWidth={size === 'lg' ? 1.6 : 1.75}
      className={className ?? ''}
      aria-hidden="true"
    />
  );
}
