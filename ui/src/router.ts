/**
 * The part of react-router-dom that the shell and the remotes share. The shell hands out exactly these, so a name
 * that is missing here would be undefined in a remote; a list this short keeps the rest of the router out of the page.
 */
export {
  BrowserRouter,
  Link,
  Navigate,
  NavLink,
  Outlet,
  Route,
  Routes,
  useLocation,
  useNavigate,
  useParams,
  useSearchParams,
} from 'react-router-dom';
