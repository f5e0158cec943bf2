import Head from '@docusaurus/Head';
import Actions from '../../components/Actions';
import Artifact from '../../components/Artifact';
import Banner from '../../components/Banner';
import BenefitGrid, {Benefit} from '../../components/BenefitGrid';
import ButtonLink from '../../components/Button/ButtonLink';
import CardGrid, {TopicCard} from '../../components/CardGrid';
import ChangeWindow, {ChangeStop} from '../../components/ChangeWindow';
import Checklist from '../../components/Checklist';
import ClientName from '../../components/ClientName';
import ComparisonTable from '../../components/ComparisonTable';
import ContactDetails from '../../components/ContactDetails';
import ContactForm from '../../components/ContactForm';
import ContactPanel from '../../components/ContactPanel';
import Drafts, {Draft} from '../../components/Drafts';
import ExampleValue from '../../components/ExampleValue';
import FigureBand, {Figure} from '../../components/FigureBand';
import Hero from '../../components/Hero';
import HoursBars, {HoursBar} from '../../components/HoursBars';
import PilotPlan from '../../components/PilotPlan';
import ProcessFlowchart, {ProcessPhase, ProcessStep} from '../../components/ProcessFlowchart';
import Questions, {Question} from '../../components/Questions';
import SavingsCalculator from '../../components/SavingsCalculator';
import Section from '../../components/Section';
import StepLine, {Step} from '../../components/StepLine';
import Studies from '../../components/Studies';
import StudyStrip from '../../components/StudyStrip';
import StudyValue from '../../components/StudyValue';
import ToolCatalogue from '../../components/ToolCatalogue';
import ToolChoices, {ToolChoice} from '../../components/ToolChoices';
import ToolComparison from '../../components/ToolComparison';
import {markdownElements} from './markdownElements';

/** The components that pages can use without importing them. */
const MDXComponents = {
  Head,
  ...markdownElements,
  Actions,
  Artifact,
  Banner,
  Benefit,
  BenefitGrid,
  Button: ButtonLink,
  CardGrid,
  ChangeStop,
  ChangeWindow,
  Checklist,
  ClientName,
  ComparisonTable,
  ContactDetails,
  ContactForm,
  ContactPanel,
  Draft,
  Drafts,
  ExampleValue,
  Figure,
  FigureBand,
  Hero,
  HoursBar,
  HoursBars,
  PilotPlan,
  ProcessFlowchart,
  ProcessPhase,
  ProcessStep,
  Question,
  Questions,
  SavingsCalculator,
  Section,
  Step,
  StepLine,
  Studies,
  StudyStrip,
  StudyValue,
  ToolCatalogue,
  ToolChoice,
  ToolChoices,
  ToolComparison,
  TopicCard,
};

export default MDXComponents;
